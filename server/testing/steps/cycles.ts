import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import type { EvaluatedItems, EvaluatedItemsDraft } from "#contract/assessment/evaluations.ts";
import { listExercises } from "#contract/catalogue/exercises.ts";
import type {
  CycleChange,
  CyclePath,
  EvaluationChange,
  MacrocyclePath,
  MesocyclePath,
  MicrocyclePath,
} from "#contract/planning/cycles.ts";
import type { MacrocycleDraft } from "#contract/planning/macrocycles.ts";
import {
  createMesocycle,
  findMesocycle,
  type Mesocycle,
  type MesocycleDraft,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import { findMicrocycle, type Microcycle, updateMicrocycle } from "#contract/planning/microcycles.ts";
import { createMacrocycle } from "#contract/planning/periodisations.ts";
import type { TrainingDraft } from "#contract/prescription/trainings.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import type { TheirStudent } from "../people.ts";
import { send } from "../send.ts";
import type { TestApp } from "../test-app.ts";

export type { MacrocyclePath, MesocyclePath, MicrocyclePath };

export async function aMacrocycle(
  { app }: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MacrocycleDraft>> = {},
): Promise<MacrocyclePath> {
  const { body } = await send(app, createMacrocycle, {
    params: { id: student.id },
    body: { name: "Temporada 2026", items_to_be_evaluated: [], ...changes },
    as: student.trainer,
  });
  return { id: student.id, macroId: body.macrocycle.id };
}

export const aMesocycleDraft = (changes: Partial<z.input<typeof MesocycleDraft>> = {}) => ({
  name: "Mesociclo 1",
  goal: "Hipertrofia",
  start_date: "2026-02-23",
  end_date: "2026-03-22",
  ...changes,
});

export async function aMesocycle(
  prumo: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MesocycleDraft>> = {},
  macrocycle?: MacrocyclePath,
): Promise<MesocyclePath> {
  const params = macrocycle ?? (await aMacrocycle(prumo, student));
  const { body } = await send(prumo.app, createMesocycle, {
    params,
    body: aMesocycleDraft(changes),
    as: student.trainer,
  });
  return { ...params, mesoId: body.mesocycle.id };
}

type Change = Partial<z.input<typeof CycleChange>>;

async function versionOf({ database }: TestApp, { mesoId, microId }: CyclePath): Promise<number> {
  const [table, id] = microId === undefined ? ["mesocycles", mesoId] : ["microcycles", microId];
  const { rows } = await database.owner.query(`select lock_version from ${table} where id = $1`, [id]);
  return rows[0]?.lock_version;
}

interface TheirCycle<Path> {
  readonly student: TheirStudent;
  readonly path: Path;
}

export async function save(app: TestApp, { student, path }: TheirCycle<MesocyclePath>, change: Change) {
  const body = { lock_version: await versionOf(app, path), ...change };
  await send(app.app, updateMesocycle, { params: path, body, as: student.trainer });
  return (await send(app.app, findMesocycle, { params: path, as: student.trainer })).body.mesocycle;
}

export async function saveMicrocycle(app: TestApp, { student, path }: TheirCycle<MicrocyclePath>, change: Change) {
  const body = { lock_version: await versionOf(app, path), ...change };
  await send(app.app, updateMicrocycle, { params: path, body, as: student.trainer });
  return (await send(app.app, findMicrocycle, { params: path, as: student.trainer })).body.microcycle;
}

export const evaluationBody = (
  evaluated_items: EvaluatedInput = anEvaluation(),
  evaluation_lock_version = 0,
): z.input<typeof EvaluationChange> => ({ evaluation: true, evaluation_lock_version, evaluated_items });

/** The changes of one device. */
export const anExchange = (
  changes: readonly (Partial<FieldChangeDraft> & Pick<FieldChangeDraft, "field" | "value">)[] = [
    { field: "triceps", value: "12" },
  ],
) => ({
  device_id: "0b5f6d0e-6d7c-4f2e-9a53-2f4b8c1d7e90",
  changes: changes.map((change) => ({
    id: randomUUID(),
    replaces: [],
    made_at: "2026-03-03T16:00:00.000Z",
    ...change,
  })),
});

async function evaluationVersionOf({ database }: TestApp, { mesoId, microId }: CyclePath): Promise<number> {
  const { rows } = await database.owner.query(
    "select lock_version from evaluations where mesocycle_id = $1 and microcycle_id is not distinct from $2",
    [mesoId, microId ?? null],
  );
  return rows[0]?.lock_version ?? 0;
}

export async function evaluate(
  app: TestApp,
  { student, path }: TheirCycle<MesocyclePath>,
  evaluated_items?: EvaluatedInput,
): Promise<Mesocycle> {
  const body = evaluationBody(evaluated_items, await evaluationVersionOf(app, path));
  await send(app.app, updateMesocycle, { params: path, body, as: student.trainer });
  return (await send(app.app, findMesocycle, { params: path, as: student.trainer })).body.mesocycle;
}

export async function evaluateMicrocycle(
  app: TestApp,
  { student, path }: TheirCycle<MicrocyclePath>,
  evaluated_items?: EvaluatedInput,
): Promise<Microcycle> {
  const body = evaluationBody(evaluated_items, await evaluationVersionOf(app, path));
  await send(app.app, updateMicrocycle, { params: path, body, as: student.trainer });
  return (await send(app.app, findMicrocycle, { params: path, as: student.trainer })).body.microcycle;
}

export async function aMesocycleOfWeeks(
  prumo: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MesocycleDraft>> = {},
  macrocycle?: MacrocyclePath,
): Promise<{ readonly path: MesocyclePath; readonly weeks: readonly MicrocyclePath[]; readonly mesocycle: Mesocycle }> {
  const params = macrocycle ?? (await aMacrocycle(prumo, student));
  const { body } = await send(prumo.app, createMesocycle, {
    params,
    body: aMesocycleDraft({ start_date: "2026-03-02", weeks: 4, ...changes }),
    as: student.trainer,
  });
  const path = { ...params, mesoId: body.mesocycle.id };
  const weeks = body.mesocycle.microcycles.map(({ id }) => ({ ...path, microId: id }));
  return { path, weeks, mesocycle: body.mesocycle };
}

export async function aPrescribedMicrocycle(
  prumo: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MesocycleDraft>> = {},
  macrocycle?: MacrocyclePath,
) {
  const created = await aMesocycleOfWeeks(prumo, student, changes, macrocycle);
  const [path] = created.weeks;
  if (!path) throw new Error("a mesocycle of weeks has a first one");
  await evaluateMicrocycle(prumo, { student, path });
  const microcycle = await saveMicrocycle(prumo, { student, path }, { trainings: await twoTrainings(prumo, student) });
  return { ...created, path, microcycle };
}

type EvaluatedInput = z.input<typeof EvaluatedItemsDraft>;

/** The measures are enough for each of the ten protocols. */
export const anEvaluation = (changes: Partial<EvaluatedInput> = {}): EvaluatedInput => ({
  student: { stature: "178", weight: "82,40" },
  heart: { fcRepouso: "62", sistole: "118", diastole: "76" },
  perimeter: {
    bodyPerimeter: {
      pescoco: "39,2",
      abdomen: "88,5",
      cintura: "85,0",
      quadril: "99,6",
      braco_direito_relaxado: "34,8",
      coxa_medial_direita: "58,9",
      panturrilha_direita: "38,6",
    },
    skinFold: {
      triceps: "12,0",
      peitoral: "11,0",
      biceps: "5,5",
      axilar_media: "15,0",
      supra_iliaca: "16,0",
      abdominal: "23,0",
      supraespinhal: "11,5",
      coxa_media: "16,5",
      panturrilha: "10,0",
      subescapular: "17,0",
    },
  },
  ...changes,
});

export interface AMesocycleOfTheirs {
  readonly student: TheirStudent;
  readonly path: MesocyclePath;
  readonly mesocycle: Mesocycle;
}

export async function anEvaluatedMesocycle(
  prumo: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MesocycleDraft>> = {},
  macrocycle?: MacrocyclePath,
): Promise<AMesocycleOfTheirs> {
  const path = await aMesocycle(prumo, student, changes, macrocycle);
  const mesocycle = await evaluate(prumo, { student, path });
  return { student, path, mesocycle };
}

export type TrainingInput = z.input<typeof TrainingDraft>;
export type EntryInput = NonNullable<TrainingInput["exercises"]>[number];

export const aTraining = (changes: Partial<TrainingInput> = {}): TrainingInput => ({
  name: "Treino A",
  weekdays: ["1"],
  exercise_type: [{ name: "Resistido", value: "resistence" }],
  muscle_group: [{ id: 1, name: "" }],
  ...changes,
});

export const resisted = (exercise: EntryInput["exercise"], changes: Partial<EntryInput> = {}): EntryInput => ({
  exercise,
  series: 3,
  min_reps: 8,
  max_reps: 12,
  descanco: "01:00",
  cadencia: "2-0-2-0",
  ...changes,
});

export async function exercisesOfType(
  { app }: TestApp,
  { trainer }: TheirStudent,
  exercise_type: ExerciseTypeValue,
): Promise<number[]> {
  const { body } = await send(app, listExercises, { querystring: { exercise_type, limit: 20 }, as: trainer });
  return body.exercises.map(({ id }) => id);
}

/** A training of two entries and one of a single entry; `row` changes the first entry of the first training. */
async function twoTrainings(
  prumo: TestApp,
  student: TheirStudent,
  row: Partial<EntryInput> = {},
): Promise<TrainingInput[]> {
  const [first = 0, second = 0] = await exercisesOfType(prumo, student, "resistence");
  return [
    aTraining({ exercises: [resisted({ id: first }, row), resisted({ id: second }, { series: 4, ...row })] }),
    aTraining({ name: "Treino B", weekdays: ["3"], exercises: [resisted({ id: second })] }),
  ];
}

export async function aPrescribedMesocycle(
  prumo: TestApp,
  student: TheirStudent,
  changes: Partial<z.input<typeof MesocycleDraft>> = {},
  row: Partial<EntryInput> = {},
): Promise<AMesocycleOfTheirs> {
  const evaluated = await anEvaluatedMesocycle(prumo, student, changes);
  const mesocycle = await save(prumo, evaluated, { trainings: await twoTrainings(prumo, student, row) });
  return { ...evaluated, mesocycle };
}

/** The rule is written apart from the server's, which it checks. */
export function asStudentReads(items: EvaluatedItems | null): EvaluatedItems | null {
  if (!items) return null;
  const { biochemical, somatotype, posture, posture_evaluated, perimeter, ...others } = items;
  const { pescoco, abdomen, cintura, quadril } = perimeter.bodyPerimeter;
  const { abdominal } = perimeter.skinFold;
  const given = <Values extends object>(values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    ...others,
    perimeter: {
      ...perimeter,
      bodyPerimeter: given({ pescoco, abdomen, cintura, quadril }),
      skinFold: given({ abdominal }),
      readings: {},
    },
  };
}
