import { EXERCISE_TYPES } from "../exercise-types.ts";
import { GROUP } from "../muscle-groups.ts";
import { defaultTrainingName } from "../training-names.ts";
import { aroundLines, oneLess } from "./around-block.ts";
import { balancePushPull } from "./balancing.ts";
import { capsOf, type Planned, SENIOR_FROM } from "./caps.ts";
import { type CatalogueExercise, kindAt } from "./classified.ts";
import { effortNote, isLightWeek, lightSets } from "./effort.ts";
import { minutesOf } from "./figures.ts";
import { LEVEL_RULES } from "./levels.ts";
import { LARGE_TO_SMALL } from "./muscle-groups.ts";
import { notesOf } from "./notes.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import { type Pool, poolOf } from "./pool.ts";
import type { Proposal, ProposalInput, ProposedLine, ProposedTraining, ProposedVolume } from "./proposal.ts";
import { reasonsOfStudent } from "./reasons.ts";
import {
  BLOCK_ORDER,
  mainGroupOf,
  rowsOf,
  type Session,
  type SessionRow,
  type StrengthLine,
  weeklySets,
} from "./session.ts";
import { FOCUS_GROUPS, FOCUS_LABELS, splitFor } from "./splits.ts";
import { fillSessions, type Room, slotsOf } from "./strength-block.ts";
import { chooseDays } from "./training-days.ts";
import { volumeNote } from "./volume-notes.ts";

interface Draft<Exercise extends CatalogueExercise> extends Session<Exercise> {
  readonly weekdays: ProposedTraining["weekdays"];
}

interface WeekRoom<Exercise extends CatalogueExercise> extends Room<Exercise> {
  readonly volume: readonly ProposedVolume[];
  readonly days: number;
}

/**
 * Proposes the trainings of a week. The same input gives the same proposal. It promises: only available days; no exercise that loads a
 * painful place or that a condition keeps out; the caps of the person; in each training at most one exercise of a kind; no muscle group
 * above its band; each training within the minutes by the editor's own count. A group that stays below its band says why. Without
 * available days there is no training.
 */
export function proposeTrainings<Exercise extends CatalogueExercise>(
  request: ProposalInput<Exercise>,
): Proposal<Exercise> {
  const caps = capsOf(request);
  const input: Planned<Exercise> = { ...request, level: caps.level, caps };
  const pool = poolOf(input);
  const drafts = draftsOf(input, pool);
  const room = { sessions: drafts, input, pool };
  fillSessions(room);
  balancePushPull(room);
  for (const draft of drafts) spareTimeForStrength(draft, input);
  const filled = drafts.filter(({ lines, around }) => lines.length + around.length > 0);
  const volume = volumeOf({ ...room, sessions: filled });
  const days = filled.reduce((sum, one) => sum + one.days, 0);
  const weekRoom = { ...room, sessions: filled, volume, days };
  return {
    level: caps.level,
    trainings: filled.map((draft, index) => trainingOf(draft, index, weekRoom)),
    excluded: pool.barred(new Set(filled.flatMap((draft) => candidateKinds(draft, input)))),
    volume,
    notes: notesOf(
      weekRoom,
      filled.flatMap(({ weekdays }) => weekdays),
    ),
  };
}

function draftsOf<Exercise extends CatalogueExercise>(
  input: Planned<Exercise>,
  pool: Pool<Exercise>,
): readonly Draft<Exercise>[] {
  const days = chooseDays(input.daysOfWeek, input.caps.maxDays);
  const focuses = splitFor(days.length, input.place.code === "home")?.trainings ?? [];
  return focuses.map((focus, turn) => {
    const weekdays = days.filter((_, index) => index % focuses.length === turn);
    return { focus, weekdays, days: weekdays.length, around: aroundLines(focus, turn, input, pool), lines: [] };
  });
}

const STRENGTH_FROM = 30;
const isStrength = ({ type }: { readonly type: string }) => type === "resistence" || type === "functional";

const strengthShare = <Exercise extends CatalogueExercise>(rows: readonly SessionRow<Exercise>[]) =>
  minutesOf(rows.filter(isStrength)) / Math.max(minutesOf(rows), 1);

/** When little can be trained with a load, the blocks around it become shorter, too. */
function spareTimeForStrength<Exercise extends CatalogueExercise>(
  draft: Draft<Exercise>,
  input: Planned<Exercise>,
): void {
  while (input.minutes >= STRENGTH_FROM && strengthShare(rowsOf(draft, input)) < 0.5) {
    const fewer = oneLess(draft.around);
    if (!fewer || draft.lines.length === 0) return;
    draft.around = fewer;
  }
}

const candidateKinds = ({ focus, around }: Draft<CatalogueExercise>, input: ProposalInput): readonly string[] => [
  ...slotsOf(focus, input).flatMap(({ kinds }) => kinds),
  ...around.map(({ chosen }) => chosen.kind.code),
];

const setsOf = (line: StrengthLine<CatalogueExercise>, input: Planned) =>
  isLightWeek(input) ? lightSets(line.series) : line.series;

function volumeOf<Exercise extends CatalogueExercise>(room: Room<Exercise>): readonly ProposedVolume[] {
  const { sessions, input } = room;
  const proposed = sessions.map((session) => ({
    ...session,
    lines: session.lines.map((line) => ({ ...line, series: setsOf(line, input) })),
  }));
  const sets = weeklySets(proposed);
  const names = new Map(input.exercises.flatMap(({ muscleGroups }) => muscleGroups).map(({ id, name }) => [id, name]));
  const trained = LARGE_TO_SMALL.filter(
    (group) => group !== GROUP.core && sessions.some(({ focus }) => FOCUS_GROUPS[focus].includes(group)),
  );
  return trained.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    const band = input.bandOf(id);
    const done = sets.get(id) ?? 0;
    return [{ ...band, group: { id, name }, sets: done, note: done >= band.min ? null : volumeNote(room, id, names) }];
  });
}

function trainingOf<Exercise extends CatalogueExercise>(
  draft: Draft<Exercise>,
  index: number,
  room: WeekRoom<Exercise>,
): ProposedTraining<Exercise> {
  const { input } = room;
  const rows = rowsOf(
    { ...draft, lines: draft.lines.map((line) => ({ ...line, series: setsOf(line, input) })) },
    input,
  );
  const used = new Set(rows.map(({ chosen }) => chosen.exercise.id));
  const kinds = new Set(rows.map(({ chosen }) => chosen.kind.code));
  const groups = new Set(draft.lines.map(({ chosen }) => mainGroupOf(chosen)));
  const named = room.volume.filter(({ group }) => groups.has(group.id)).map(({ group }) => group);
  const lines = rows.map((row) => lineOf(row, room, used, kinds));
  return {
    name: defaultTrainingName(index),
    weekdays: draft.weekdays,
    exerciseTypes: EXERCISE_TYPES.map(({ value }) => value).filter((value) =>
      lines.some(({ exercise }) => exercise.type === value),
    ),
    muscleGroups: named.length > 0 ? named : lines.flatMap(({ exercise }) => exercise.muscleGroups).slice(0, 1),
    blockOrder: BLOCK_ORDER,
    minutes: minutesOf(rows),
    reasons: reasonsOfTraining(draft, rows, room),
    lines,
  };
}

function reasonsOfTraining<Exercise extends CatalogueExercise>(
  { focus, lines }: Draft<Exercise>,
  rows: readonly SessionRow<Exercise>[],
  { input, days }: WeekRoom<Exercise>,
): readonly string[] {
  const { caps, objective, level } = input;
  const isShortOfStrength = input.minutes >= STRENGTH_FROM && strengthShare(rows) < 0.5;
  const lacksBalance =
    (input.ageYears ?? 0) >= SENIOR_FROM && !lines.some(({ chosen }) => chosen.kind.code === "balance");
  return [
    `${FOCUS_LABELS[focus]}. ${splitFor(days, input.place.code === "home")?.reason ?? ""}`.trim(),
    OBJECTIVE_RULES[objective].reason,
    ...(caps.equipment === LEVEL_RULES[level].equipment ? [LEVEL_RULES[level].equipmentReason] : []),
    ...caps.reasons,
    ...(lacksBalance
      ? ["Sem exercício de equilíbrio: os do catálogo carregam uma área com dor ou não cabem no lugar do treino."]
      : []),
    ...(isShortOfStrength && !isLightWeek(input)
      ? ["Menos da metade do tempo é força: faltam exercícios que a saúde, as dores e o equipamento permitem."]
      : []),
  ];
}

function lineOf<Exercise extends CatalogueExercise>(
  row: SessionRow<Exercise>,
  room: WeekRoom<Exercise>,
  used: ReadonlySet<number>,
  kinds: ReadonlySet<string>,
): ProposedLine<Exercise> {
  const { chosen } = row;
  const effort = "line" in row ? effortNote(room.input, chosen.kind, row.line.series) : null;
  return {
    exercise: chosen.exercise,
    equivalents: room.pool.equivalentsOf(chosen, used, kinds),
    prescription: effort === null ? row.prescription : { ...row.prescription, notes: effort },
    reasons: "line" in row ? strengthReasons(row.line, room) : row.around.reasons,
  };
}

const setsText = (sets: number) => String(sets).replace(".", ",");

function strengthReasons<Exercise extends CatalogueExercise>(
  { chosen, slot }: StrengthLine<Exercise>,
  { input, pool, volume }: WeekRoom<Exercise>,
): readonly string[] {
  const { kind } = chosen;
  const preferred = slot.kinds[0] === kind.code ? undefined : kindAt(slot.kinds[0] ?? "");
  const barred = preferred && pool.barred(new Set([preferred.code]))[0];
  const week = volume.find(({ group }) => group.id === mainGroupOf(chosen));
  return [
    ...reasonsOfStudent(chosen, input),
    ...(preferred && barred ? [`No lugar de ${preferred.label}. ${barred.reason}`] : []),
    kind.code === "balance"
      ? "Equilíbrio, a partir dos 60 anos: no solo primeiro, depois na espuma e no disco (Fragala, 2019)."
      : kind.isMultiJoint
        ? "Multiarticular, por isso no começo (ACSM, 2009)."
        : "Isolado: completa o grupo depois dos multiarticulares.",
    ...(week && kind.type === "resistence"
      ? [`${week.group.name}: ${setsText(week.sets)} séries por semana; a faixa é de ${week.min} a ${week.max}.`]
      : []),
  ];
}
