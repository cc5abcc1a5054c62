import { z } from "zod";
import { OpinionDraft } from "#contract/assessment/evaluation-sections/opinion.ts";
import { EvaluatedItemsDraft } from "#contract/assessment/evaluations.ts";
import { TrainingMode } from "#contract/planning/cycles.ts";
import { MacrocycleDraft } from "#contract/planning/macrocycles.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { evaluationsFrom } from "./evaluation-table.ts";
import { readData } from "./read-data.ts";
import { SeededTrainings } from "./seeded-trainings.ts";
import type { DemoEvaluation, DemoMacrocycle, MoreSections } from "./types.ts";

const Row = z.array(z.string());
const Sections = z.custom<MoreSections>((value) => EvaluatedItemsDraft.safeParse(value).success);
const keysOf = <const Key extends string>(list: readonly { readonly key: Key }[]) => z.enum(list.map(({ key }) => key));

const Tables = z.record(
  z.string(),
  z.strictObject({
    stature: Row,
    weight: Row,
    fcRepouso: Row,
    sistole: Row,
    diastole: Row,
    bodyPerimeter: z.partialRecord(keysOf(PERIMETERS), Row),
    skinFold: z.partialRecord(keysOf(SKINFOLDS), Row),
    sections: z.array(Sections).optional(),
    opinions: z.array(OpinionDraft).optional(),
  }),
);

/** A column of a table. With `weight`, only the weight was measured again; the rest is carried over. */
const Column = z.strictObject({ of: z.string(), column: z.int().min(0), weight: z.string().optional() });
const Contents = { evaluation: Column.optional(), trainings: z.string().optional() };
const { name, skinfold_protocol, vo2_protocol } = MacrocycleDraft.shape;

const Macrocycles = z.record(
  z.string(),
  z.strictObject({
    name,
    skinfold_protocol,
    vo2_protocol,
    mesocycles: z.array(
      z.strictObject({
        name: z.string(),
        goal: z.string(),
        starts: z.int(),
        ends: z.int(),
        stance: z.int().optional(),
        training_mode: TrainingMode.optional(),
        ...Contents,
        microcycles: z.array(z.strictObject({ goal: z.string().optional(), ...Contents })).optional(),
      }),
    ),
  }),
);

export function readMacrocycles(): ReadonlyMap<string, DemoMacrocycle> {
  const tables = readData("evaluations", Tables);
  const trainings = readData("trainings", z.record(z.string(), SeededTrainings));
  const evaluationOf = ({ of, column, weight }: z.output<typeof Column>): DemoEvaluation => {
    const { sections, opinions, ...table } = named(tables, of);
    const found = evaluationsFrom(table)[column];
    if (!found) throw new Error(`the table of ${of} has no column ${column}`);
    const evaluation = { ...found, ...sections?.[column], opinion: opinions?.[column] };
    return weight === undefined ? evaluation : { ...evaluation, student: { ...evaluation.student, weight } };
  };
  const filled = <Cycle extends z.output<z.ZodObject<typeof Contents>>>({
    evaluation,
    trainings: key,
    ...cycle
  }: Cycle) => ({
    ...cycle,
    ...(evaluation && { evaluation: evaluationOf(evaluation) }),
    ...(key !== undefined && { trainings: named(trainings, key) }),
  });
  return new Map(
    Object.entries(readData("macrocycles", Macrocycles)).map(([key, { mesocycles, ...macrocycle }]) => [
      key,
      {
        ...macrocycle,
        mesocycles: mesocycles.map(({ microcycles, ...mesocycle }) => ({
          ...filled(mesocycle),
          ...(microcycles && { microcycles: microcycles.map(filled) }),
        })),
      },
    ]),
  );
}

function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name];
  if (value === undefined) throw new Error(`the demo data have no "${name}"`);
  return value;
}
