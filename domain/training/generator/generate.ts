import { EXERCISE_TYPES, type ExerciseTypeValue } from "../exercise-types.ts";
import { GROUP } from "../muscle-groups.ts";
import { defaultTrainingName } from "../training-names.ts";
import { type AroundLine, aroundLines } from "./around-block.ts";
import { type CatalogueExercise, type ClassifiedExercise, kindAt } from "./classified.ts";
import { minutesOf, strengthFigures } from "./figures.ts";
import { LEVEL_RULES } from "./levels.ts";
import { LARGE_TO_SMALL } from "./muscle-groups.ts";
import { notesOf } from "./notes.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import { type Pool, poolOf } from "./pool.ts";
import type { Proposal, ProposalInput, ProposedLine, ProposedTraining, ProposedVolume } from "./proposal.ts";
import { reasonsOfStudent } from "./reasons.ts";
import { FOCUS_GROUPS, FOCUS_LABELS, SPLITS } from "./splits.ts";
import {
  fillSessions,
  inOrder,
  type Session,
  type StrengthLine,
  slotsOf,
  timedLines,
  weeklySets,
} from "./strength-block.ts";
import { chooseDays } from "./training-days.ts";

/** Release and mobility come first, stretching last (Behm 2011). */
const BLOCK_ORDER: readonly ExerciseTypeValue[] = [
  "myofascial_release",
  "mobility",
  "functional",
  "resistence",
  "manobra_resp",
  "exerc_aerobicos",
  "stretching",
];

interface Draft<Exercise extends CatalogueExercise> extends Session<Exercise> {
  readonly weekdays: ProposedTraining["weekdays"];
  readonly around: readonly AroundLine<Exercise>[];
}

/**
 * Proposes the trainings of a week. The same input gives the same proposal. It promises: only available days; no exercise that loads a
 * painful place; in each training at most one exercise of a kind; no muscle group above its band; each training within the minutes
 * as far as its exercises with a load are concerned. A group that stays below its band says why. Without available days there is no training.
 */
export function proposeTrainings<Exercise extends CatalogueExercise>(
  input: ProposalInput<Exercise>,
): Proposal<Exercise> {
  const pool = poolOf(input);
  const drafts = draftsOf(input, pool);
  fillSessions(drafts, input, pool);
  const filled = drafts.filter(({ lines, around }) => lines.length + around.length > 0);
  const volume = volumeOf(filled, input, pool);
  return {
    trainings: filled.map((draft, index) => trainingOf(draft, index, { input, pool, volume, days: daysOf(filled) })),
    excluded: pool.barred(new Set(filled.flatMap((draft) => wantedKinds(draft, input)))),
    volume,
    notes: notesOf(
      input,
      filled.flatMap(({ weekdays }) => weekdays),
    ),
  };
}

const daysOf = (drafts: readonly { readonly days: number }[]) => drafts.reduce((sum, { days }) => sum + days, 0);

function draftsOf<Exercise extends CatalogueExercise>(
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): readonly Draft<Exercise>[] {
  const days = chooseDays(input.daysOfWeek, LEVEL_RULES[input.level].maxDays);
  const focuses = SPLITS[days.length - 1]?.trainings ?? [];
  return focuses.map((focus, turn) => {
    const weekdays = days.filter((_, index) => index % focuses.length === turn);
    return { focus, weekdays, days: weekdays.length, around: aroundLines(focus, turn, input, pool), lines: [] };
  });
}

const wantedKinds = ({ focus, around }: Draft<CatalogueExercise>, input: ProposalInput): readonly string[] => [
  ...slotsOf(focus, input).flatMap(({ kinds }) => kinds),
  ...around.map(({ chosen }) => chosen.kind.code),
];

function volumeOf<Exercise extends CatalogueExercise>(
  drafts: readonly Draft<Exercise>[],
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): readonly ProposedVolume[] {
  const sets = weeklySets(drafts);
  const names = new Map(input.exercises.flatMap(({ muscleGroups }) => muscleGroups).map(({ id, name }) => [id, name]));
  const trained = LARGE_TO_SMALL.filter(
    (group) => group !== GROUP.core && drafts.some(({ focus }) => FOCUS_GROUPS[focus].includes(group)),
  );
  return trained.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    const band = input.bandOf(id);
    const done = sets.get(id) ?? 0;
    const note =
      done >= band.min
        ? null
        : pool.isBarredByPain(id)
          ? "Os exercícios que o treinam carregam uma área com dor ou lesão."
          : `Não coube em ${input.minutes} min por treino, com os grupos grandes antes.`;
    return [{ ...band, group: { id, name }, sets: done, note }];
  });
}

interface Surroundings<Exercise extends CatalogueExercise> {
  readonly input: ProposalInput<Exercise>;
  readonly pool: Pool<Exercise>;
  readonly volume: readonly ProposedVolume[];
  readonly days: number;
}

function trainingOf<Exercise extends CatalogueExercise>(
  draft: Draft<Exercise>,
  index: number,
  whole: Surroundings<Exercise>,
): ProposedTraining<Exercise> {
  const { input, pool } = whole;
  const used = new Set([...draft.around, ...draft.lines].map(({ chosen }) => chosen.exercise.id));
  const kinds = new Set([...draft.around, ...draft.lines].map(({ chosen }) => chosen.kind.code));
  const lineOf = (chosen: ClassifiedExercise<Exercise>, rest: Pick<ProposedLine, "prescription" | "reasons">) => ({
    ...rest,
    type: chosen.kind.type,
    exercise: chosen.exercise,
    equivalents: pool.equivalentsOf(chosen, used, kinds),
  });
  const lines = [
    ...draft.around.map(({ chosen, ...rest }) => lineOf(chosen, rest)),
    ...inOrder(draft.lines).map((line) =>
      lineOf(line.chosen, {
        prescription: strengthFigures(line.chosen.kind, input.objective, line.series),
        reasons: strengthReasons(line, whole),
      }),
    ),
  ].sort((one, other) => BLOCK_ORDER.indexOf(one.type) - BLOCK_ORDER.indexOf(other.type));
  const groups = new Set(draft.lines.map(({ chosen }) => chosen.kind.group));
  const named = whole.volume.filter(({ group }) => groups.has(group.id)).map(({ group }) => group);
  return {
    name: defaultTrainingName(index),
    weekdays: draft.weekdays,
    exerciseTypes: EXERCISE_TYPES.map(({ value }) => value).filter((value) => lines.some(({ type }) => type === value)),
    muscleGroups: named.length > 0 ? named : lines.flatMap(({ exercise }) => exercise.muscleGroups).slice(0, 1),
    blockOrder: BLOCK_ORDER,
    minutes: minutesOf(timedLines(draft, input)),
    reasons: [
      `${FOCUS_LABELS[draft.focus]}. ${SPLITS[whole.days - 1]?.reason ?? ""}`.trim(),
      OBJECTIVE_RULES[input.objective].reason,
      LEVEL_RULES[input.level].equipmentReason,
    ],
    lines,
  };
}

/** Why an exercise with a load is there: the place that it takes, what the student needs, and its group's week. */
function strengthReasons<Exercise extends CatalogueExercise>(
  { chosen, slot }: StrengthLine<Exercise>,
  { input, pool, volume }: Surroundings<Exercise>,
): readonly string[] {
  const { kind } = chosen;
  const preferred = slot.kinds[0] === kind.code ? undefined : kindAt(slot.kinds[0] ?? "");
  const barred = preferred && pool.barred(new Set([preferred.code]))[0];
  const week = volume.find(({ group }) => group.id === kind.group);
  return [
    ...reasonsOfStudent(chosen, input),
    ...(preferred && barred ? [`No lugar de ${preferred.label}. ${barred.reason}`] : []),
    kind.code === "balance"
      ? "Equilíbrio, a partir dos 60 anos (Fragala, 2019)."
      : kind.isMultiJoint
        ? "Multiarticular, por isso no começo (ACSM, 2009)."
        : "Isolado: completa o grupo depois dos multiarticulares.",
    ...(week && kind.type === "resistence"
      ? [`${week.group.name}: ${week.sets} séries por semana; a faixa é de ${week.min} a ${week.max}.`]
      : []),
  ];
}
