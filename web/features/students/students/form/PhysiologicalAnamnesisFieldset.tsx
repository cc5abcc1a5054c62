import type { UseFormReturnType } from "@mantine/form";
import { PHYSIOLOGICAL_ANSWERS, PHYSIOLOGICAL_QUESTIONS } from "#domain/students/anamnesis.ts";
import { AnamnesisPart, OpenAnswers, Questions } from "./Anamnesis.tsx";
import type { StudentForm } from "./student-form.ts";

const PART = "physiological_anamnesis";

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
}

export function PhysiologicalAnamnesisFieldset({ form }: Props) {
  return (
    <AnamnesisPart
      answersTitle="Sono, alimentação e exames"
      answers={<OpenAnswers form={form} part={PART} questions={PHYSIOLOGICAL_ANSWERS} />}
      questions={<Questions form={form} part={PART} questions={PHYSIOLOGICAL_QUESTIONS} />}
    />
  );
}
