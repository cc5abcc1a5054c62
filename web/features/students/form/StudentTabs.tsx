import { Tabs, VisuallyHidden } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { PersonalAnamnesisFieldset } from "./PersonalAnamnesisFieldset.tsx";
import { PhysiologicalAnamnesisFieldset } from "./PhysiologicalAnamnesisFieldset.tsx";
import { StudentFieldset } from "./StudentFieldset.tsx";
import classes from "./StudentTabs.module.css";
import type { Author, StudentForm } from "./student-form.ts";
import { FORM_TABS, type FormTab, tabIn, tabOf } from "./student-tabs.ts";

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
  readonly tab: FormTab;
  readonly onTab: (tab: FormTab) => void;
  readonly author: Author;
  readonly isNew: boolean;
  readonly photoUrl: string | null;
}

/** The three parts of the registration; a part with something wrong in it says so on its tab. */
export function StudentTabs({ form, tab, onTab, author, isNew, photoUrl }: Props) {
  const wrong = new Set(Object.keys(form.errors).map(tabOf));
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the window: the open one is brought into sight.
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${tab}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [tab]);
  return (
    <Tabs value={tab} onChange={(chosen) => onTab(tabIn(chosen ?? undefined))} keepMounted={false}>
      <Tabs.List ref={list} mb="lg" className={classes.list ?? ""}>
        {FORM_TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} data-tab={value}>
            {label}
            {wrong.has(value) && (
              <>
                <span className={classes.wrong} />
                <VisuallyHidden> (há campos a corrigir)</VisuallyHidden>
              </>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="dados">
        <StudentFieldset form={form} author={author} isNew={isNew} photoUrl={photoUrl} />
      </Tabs.Panel>
      <Tabs.Panel value="pessoal">
        <PersonalAnamnesisFieldset form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="fisiologica">
        <PhysiologicalAnamnesisFieldset form={form} />
      </Tabs.Panel>
    </Tabs>
  );
}
