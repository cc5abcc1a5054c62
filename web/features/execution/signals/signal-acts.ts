import type { SignalKind } from "#domain/training/signals/signal.ts";
import type { IconName } from "../../../ui/icon-paths.ts";
import { greeting } from "../../../ui/people/whatsapp.ts";
import type { Signal, StudentSignals } from "./data.ts";

/** An act is done on the student's page, at this search. */
export interface SignalAct {
  readonly label: string;
  readonly icon: IconName;
  readonly search: {
    readonly dialog: "training" | "evaluation" | "executions";
    readonly macro?: number;
    readonly meso?: number;
    readonly micro?: number | undefined;
    readonly tab?: string;
    readonly execution?: number;
    readonly exercise?: number;
  };
}

const CHANGE: Partial<Record<SignalKind, string>> = {
  pain: "Reduzir ou trocar",
  load: "Ajustar carga",
};
const WITHOUT_EXERCISE: Partial<Record<SignalKind, string>> = { pain: "Ajustar treino", effort: "Ajustar treino" };

/** The first is the one to begin with. */
export function actsOf(signal: Signal, cycle: StudentSignals["cycle"]): readonly SignalAct[] {
  const { kind, execution_id: execution, exercise_id: exercise } = signal;
  const place = cycle && {
    macro: cycle.macrocycle_id,
    meso: cycle.mesocycle_id,
    micro: cycle.microcycle_id ?? undefined,
  };
  const change = (exercise ? CHANGE : WITHOUT_EXERCISE)[kind];
  const tab = exercise ? { tab: `ajuste-${exercise}` } : {};
  return [
    ...(change && place
      ? [{ label: change, icon: "edit", search: { dialog: "training", ...place, ...tab } } as const]
      : []),
    ...(kind === "load" && exercise
      ? [
          {
            label: "Ver cargas",
            icon: "timeline",
            search: { dialog: "executions", tab: "exercicios", exercise },
          } as const,
        ]
      : []),
    execution
      ? ({ label: "Ver registro", icon: "eye", search: { dialog: "executions", execution } } as const)
      : ({ label: "Ver calendário", icon: "calendar", search: { dialog: "executions" } } as const),
    ...(kind === "pain" && place
      ? [{ label: "Avaliar", icon: "check", search: { dialog: "evaluation", ...place } } as const]
      : []),
  ];
}

const WORDS: Record<SignalKind, string> = {
  pain: "Vi que você sentiu dor no treino. Como você está?",
  effort: "Seus últimos treinos foram bem puxados. Como você está se sentindo?",
  load: "Vi que a carga baixou nos últimos treinos. Está tudo bem?",
  missed: "Senti sua falta nos últimos treinos. Está tudo bem?",
  idle: "Senti sua falta nos treinos. Posso ajudar em alguma coisa?",
};

export const messageTo = ({ name }: StudentSignals, { kind }: Signal): string => `${greeting(name)} ${WORDS[kind]}`;
