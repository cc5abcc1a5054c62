import { Tabs } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  PERSONAL_ANSWERS,
  PERSONAL_QUESTIONS,
  PHYSIOLOGICAL_ANSWERS,
  PHYSIOLOGICAL_QUESTIONS,
  TRAINING_SHIFTS,
} from "#domain/students/anamnesis.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { FormTabs } from "../../../../ui/form/FormTabs.tsx";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { AnamnesisPart, OpenAnswers, Questions } from "./Anamnesis.tsx";
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
  const phone = useUpTo("xs");
  const tabs = phone ? FORM_TABS.map(withoutAnamnesis) : FORM_TABS;
  return (
    <FormTabs tabs={tabs} tab={tab} onTab={onTab} wrong={wrong}>
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

const ANAMNESIS = "Anamnese";

const withoutAnamnesis = ({ value, label }: (typeof FORM_TABS)[number]) =>
  label.startsWith(ANAMNESIS)
    ? { value, label: label.slice(ANAMNESIS.length + 1), unwritten: ANAMNESIS }
    : { value, label };

const PERSONAL = "personal_anamnesis";
const SHIFTS = choicesOf(TRAINING_SHIFTS);

interface FieldsetProps {
  readonly form: UseFormReturnType<StudentForm>;
}

function PersonalAnamnesisFieldset({ form }: FieldsetProps) {
  return (
    <AnamnesisPart
      answersTitle="Rotina"
      answers={
        <>
          <OpenAnswers form={form} part={PERSONAL} questions={PERSONAL_ANSWERS.slice(0, 2)} />
          <ChipChoice
            label="Turno de treino"
            clearable
            data={SHIFTS}
            {...form.getInputProps(`${PERSONAL}.training_shift`)}
          />
          <OpenAnswers form={form} part={PERSONAL} questions={PERSONAL_ANSWERS.slice(2)} />
        </>
      }
      questions={<Questions form={form} part={PERSONAL} questions={PERSONAL_QUESTIONS} />}
    />
  );
}

const PHYSIOLOGICAL = "physiological_anamnesis";

function PhysiologicalAnamnesisFieldset({ form }: FieldsetProps) {
  return (
    <AnamnesisPart
      answersTitle="Sono, alimentação e exames"
      answers={<OpenAnswers form={form} part={PHYSIOLOGICAL} questions={PHYSIOLOGICAL_ANSWERS} />}
      questions={<Questions form={form} part={PHYSIOLOGICAL} questions={PHYSIOLOGICAL_QUESTIONS} />}
    />
  );
}
