import type { ReactNode } from "react";
import { choicesOf } from "#domain/text/labels.ts";
import { TRAINING_MODES, type TrainingMode } from "#domain/training/training-mode.ts";
import { ChipChoice } from "../../../../ui/select/ChipChoice.tsx";

export interface TrainingModeProps {
  readonly mesocycle: { readonly has_training: boolean; readonly training_mode?: TrainingMode };
  readonly value?: TrainingMode;
  readonly onChange: (mode: TrainingMode) => void;
  readonly error?: ReactNode;
}

const MEANING = {
  weekdays: "Cada treino tem seus dias da semana.",
  sequence: "Um treino depois do outro, no dia em que o aluno treinar. Nenhum fica perdido.",
} as const;

/** Said before trainings that are there are changed. */
const CHANGE = {
  weekdays: "Ao salvar, os treinos recebem os dias do aluno, na ordem em que estão.",
  sequence: "Ao salvar, os treinos ficam sem dia da semana, na ordem em que estão.",
} as const;

export function TrainingModeField({ mesocycle, value = "weekdays", onChange, error }: TrainingModeProps) {
  const isChanged = mesocycle.has_training && mesocycle.training_mode !== value;
  return (
    <ChipChoice
      label="Como os treinos são feitos"
      description={isChanged ? CHANGE[value] : MEANING[value]}
      data={choicesOf(TRAINING_MODES)}
      value={value}
      onChange={(chosen) => onChange(chosen === "sequence" ? "sequence" : "weekdays")}
      error={error}
    />
  );
}
