import type { ExecutedSet } from "#contract/execution/executions.ts";
import type { HeaviestSet } from "#contract/execution/gym.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { isTestedSince } from "#domain/training/loads/offered-load.ts";
import { type DetailedSet, SET_KINDS, type SetKind } from "#domain/training/sets/detailed-set.ts";
import { clockText } from "../log/rest.ts";
import type { SetValues, TrainingLog } from "../log/training-log.ts";
import { type Step, type StepExercise, shownWork } from "./steps.ts";

export const loadText = (kg: number): string => formatDecimal(kg, 0, 2);

/** "42,5 kg × 10", "10 rep.", "0:30", "5 × 0:10", "20 kg × 0:30"; 0 kg is the body's own weight. */
export function setText({ load_kg: load, repetitions, seconds }: SetValues): string {
  const parts = [
    ...(load ? [`${loadText(load)} kg`] : []),
    ...(repetitions === null ? [] : [`${repetitions}`]),
    ...(seconds === null ? [] : [clockText(seconds)]),
  ];
  if (parts.length === 0) return "feita";
  return parts.length === 1 && repetitions !== null ? `${repetitions} rep.` : parts.join(" × ");
}

/** A figure and its unit stay on one line. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** "3 × 40 kg × 10", or one after the other where they differ. */
function setsText(sets: readonly ExecutedSet[]): string {
  const texts = sets.map(setText);
  const [first = ""] = texts;
  return texts.every((text) => text === first) && texts.length > 1 ? `${texts.length} × ${first}` : texts.join(" · ");
}

/** "Última vez, 12/11: 3 × 40 kg × 10"; null for the first time. */
export const lastTimeText = ({ last }: Pick<StepExercise, "last">): string | null =>
  last && last.sets.length > 0 ? `Última vez, ${formatDate(last.day).slice(0, 5)}: ${setsText(last.sets)}` : null;

type KnownLoads = Pick<StepExercise, "last" | "suggestedLoadKg" | "testedOn">;

export const testedOf = ({ suggestedLoadKg: kg, testedOn }: Omit<KnownLoads, "last">) =>
  kg === null ? null : { kg, testedOn };

/** "Última vez, 12/11: 3 × 40 kg × 10"; of a test that was made since, or without a last time, "Carga sugerida: 45 kg, do teste de 20/11". */
export function beforeText(known: KnownLoads, hasLoad: boolean): string | null {
  const { last, suggestedLoadKg: kg, testedOn } = known;
  const isNewer = isTestedSince({ last, tested: testedOf(known) });
  const since = isNewer && testedOn ? `, do teste de ${formatDate(testedOn).slice(0, 5)}` : "";
  const suggested = hasLoad && kg !== null ? `Carga sugerida: ${loadText(kg)} kg${since}` : null;
  return isNewer ? (suggested ?? lastTimeText(known)) : (lastTimeText(known) ?? suggested);
}

export const heaviestText = ({ load_kg, repetitions }: HeaviestSet): string =>
  setText({ load_kg, repetitions, seconds: null });

/** "8–12 rep.", "0:30", "5 × 0:10" */
export function plannedText(step: Step, set: number): string {
  const planned = shownWork(step).work.sets[set - 1];
  if (!planned) return "Série extra";
  if (planned.detail) return detailText(planned.detail);
  const { minRepetitions: min, repetitions: max, seconds } = planned;
  if (seconds !== null) return setText({ load_kg: null, repetitions: max, seconds });
  if (max === null) return "A fazer";
  return min !== null && min !== max ? `${min}–${max} rep.` : `${max} rep.`;
}

/** The trade's names of kinds say nothing to most students. */
const LAY_KINDS = {
  ...SET_KINDS,
  backoff: "Mais leve",
  amrap: "O máximo que der",
  drop: "Sem descanso",
} satisfies Record<SetKind, string>;

/** "Aquecimento · 12 rep. · 40 kg", "5 rep. · 92 kg (80 %) · 2 de sobra" */
function detailText(detail: DetailedSet): string {
  const { kind, min_reps, max_reps, rir, rpe } = detail;
  const range = [min_reps, max_reps].filter((end) => end !== null).join("–");
  return [
    ...(kind === "work" ? [] : [LAY_KINDS[kind]]),
    ...(range === "" ? [] : [`${range} rep.`]),
    layLoadText(detail),
    rir !== null ? reserveText(rir) : rpe !== null ? `esforço ${formatDecimal(rpe, 0, 1)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const layLoadText = ({ load_kg, percent, resolved_kg }: DetailedSet): string => {
  if (load_kg !== null) return `${loadText(load_kg)} kg`;
  if (percent === null) return "";
  const share = `${formatDecimal(percent, 0, 1)} %`;
  return resolved_kg == null ? `${share} da sua carga máxima` : `${loadText(resolved_kg)} kg (${share})`;
};

/** Repetitions that could still have been done. */
const reserveText = (rir: number): string => (rir === 0 ? "sem sobra" : `${formatDecimal(rir, 0, 1)} de sobra`);

/** "40 kg × 10 · 2 de sobra", for a trainer "40 kg × 10 · RIR 2"; "Aquecimento: 20 kg × 12" */
export const doneSetText = (set: ExecutedSet, forTrainer = false): string => {
  const kinds = forTrainer ? SET_KINDS : LAY_KINDS;
  return [
    `${set.kind && set.kind !== "work" ? `${kinds[set.kind]}: ` : ""}${setText(set)}`,
    ...(set.rir == null ? [] : [forTrainer ? `RIR ${formatDecimal(set.rir, 0, 1)}` : reserveText(set.rir)]),
  ].join(" · ");
};

/** "Faltou 1 exercício.", "Faltaram 3 alongamentos." */
export function passedOverText(steps: readonly Step[]): string {
  const isStretching = steps.every(({ type }) => type === "stretching");
  if (steps.length === 1) return isStretching ? "Faltou 1 alongamento." : "Faltou 1 exercício.";
  return `Faltaram ${steps.length} ${isStretching ? "alongamentos" : "exercícios"}.`;
}

/** A person can read the text and send it by other means. */
export function logText({ trainingName, snapshot }: TrainingLog): string {
  const { day, effort, note, exercises } = snapshot;
  const lines = exercises.flatMap(({ name, pain, note: own, sets }) => [
    `${name}: ${sets.map(setText).join("; ")}`,
    ...(pain === null ? [] : [`  Dor: ${pain}`]),
    ...(own ? [`  Anotação: ${own}`] : []),
  ]);
  return [
    `${trainingName}, ${formatDate(day)}`,
    ...lines,
    ...(effort === null ? [] : [`Esforço: ${effort}`]),
    ...(note ? [`Anotação: ${note}`] : []),
  ].join("\n");
}
