import { Tabs } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FormTabs } from "../../../../ui/form/FormTabs.tsx";
import { PersonalAnamnesisFieldset } from "./PersonalAnamnesisFieldset.tsx";
import { PhysiologicalAnamnesisFieldset } from "./PhysiologicalAnamnesisFieldset.tsx";
import { StudentFieldset } from "./StudentFieldset.tsx";
import type { Author, StudentForm } from "./student-form.ts";
import { FORM_TABS, type FormTab, tabOf } from "./student-tabs.ts";

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
  readonly tab: FormTab;
  readonly onTab: (tab: FormTab) => void;
  readonly author: Author;
  readonly isNew: boolean;
  readonly photoUrl: string | null;
}

export function StudentTabs({ form, tab, onTab, author, isNew, photoUrl }: Props) {
  const wrong = new Set(Object.keys(form.errors).map(tabOf));
  return (
    <FormTabs tabs={FORM_TABS} tab={tab} onTab={onTab} wrong={wrong}>
      <Tabs.Panel value="dados">
        <StudentFieldset form={form} author={author} isNew={isNew} photoUrl={photoUrl} />
      </Tabs.Panel>
      <Tabs.Panel value="pessoal">
        <PersonalAnamnesisFieldset form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="fisiologica">
        <PhysiologicalAnamnesisFieldset form={form} />
      </Tabs.Panel>
    </FormTabs>
  );
}
