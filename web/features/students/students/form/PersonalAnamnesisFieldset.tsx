import { Select } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { PERSONAL_ANSWERS, PERSONAL_QUESTIONS, TRAINING_SHIFTS } from "#domain/students/anamnesis.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { AnamnesisPart, OpenAnswers, Questions } from "./Anamnesis.tsx";
import type { StudentForm } from "./student-form.ts";

const PART = "personal_anamnesis";
const SHIFTS = choicesOf(TRAINING_SHIFTS);

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
}

export function PersonalAnamnesisFieldset({ form }: Props) {
  return (
    <AnamnesisPart
      answersTitle="Rotina"
      answers={
        <>
          <OpenAnswers form={form} part={PART} questions={PERSONAL_ANSWERS.slice(0, 2)} />
          <Select label="Turno de treino" clearable data={SHIFTS} {...form.getInputProps(`${PART}.training_shift`)} />
          <OpenAnswers form={form} part={PART} questions={PERSONAL_ANSWERS.slice(2)} />
        </>
      }
      questions={<Questions form={form} part={PART} questions={PERSONAL_QUESTIONS} />}
    />
  );
}
