import { findEvaluation, type Mesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import type { Trainer } from "../people.ts";
import { type Bearer, send, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { asStudentReads, type MesocyclePath } from "./cycles.ts";

/** `ana` records and reads unless a step names another person. */
export function evaluationsOf({ app, database }: TestApp, ana: Trainer) {
  const record = (params: MesocyclePath, evaluated_items: unknown, as = ana) =>
    sendAnything(app, updateMesocycle, {
      params,
      body: { evaluation: true, evaluation_lock_version: 0, evaluated_items },
      as,
    });

  const readEvaluation = async (params: MesocyclePath, as: Bearer = ana) =>
    (await send(app, findEvaluation, { params, as })).body.mesocycle;

  const evaluationRow = async ({ mesoId }: MesocyclePath) =>
    (await database.owner.query("select * from evaluations where mesocycle_id = $1", [mesoId])).rows[0];

  return { record, readEvaluation, evaluationRow };
}

/** The evaluation's address answers these fields of its mesocycle too, to every reader. */
export function evaluationIn({
  macrocycle_name,
  microcycles,
  next_training_id,
  trainings,
  fat_percentage,
  fat_percentage_protocol,
  evaluated_items,
  ...evaluation
}: Mesocycle) {
  return { ...evaluation, evaluated_items: asStudentReads(evaluated_items) };
}
