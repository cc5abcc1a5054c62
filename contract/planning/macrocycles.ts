import { z } from "zod";
import { EVALUATION_ITEMS, itemsToBeEvaluated } from "#domain/periodisation/evaluation-items.ts";
import { call } from "../call.ts";
import { failures, Id, LockVersion, Nothing, Text } from "../wire.ts";
import {
  EvaluationItem,
  MacrocycleHead,
  MacrocyclePath,
  SkinfoldProtocol,
  StudentPath,
  Vo2Protocol,
} from "./cycles.ts";
import * as endpoints from "./macrocycles.endpoints.ts";

export const MacrocycleDraft = z.object({
  name: Text(120),
  skinfold_protocol: SkinfoldProtocol.default("Guedes - 3 Dobras"),
  vo2_protocol: Vo2Protocol.default("protocol_3"),
  items_to_be_evaluated: z
    .array(EvaluationItem)
    .max(EVALUATION_ITEMS.length)
    .default([...itemsToBeEvaluated([])]),
});
export type MacrocycleDraft = z.output<typeof MacrocycleDraft>;

const MacrocycleChange = MacrocycleDraft.extend({ lock_version: LockVersion });
export type MacrocycleChange = z.output<typeof MacrocycleChange>;

const MesocycleOfMacrocycle = z.object({
  id: Id,
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  weeks: z.number().nullable(),
});

/** `start_date` and `end_date` span its mesocycles; both are null while it has none. */
export const MacrocycleSummary = MacrocycleHead.extend({
  mesocycles: z.array(MesocycleOfMacrocycle),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  lock_version: z.number(),
  mesocycles_count: z.number(),
  evaluated_count: z.number(),
});
export type MacrocycleSummary = z.infer<typeof MacrocycleSummary>;

/**
 * The protocol is the last one that the trainer used and that covers this person. `weeks` is how long the first mesocycle of the
 * trainer's last macrocycle is; null without one, or when it is no whole number of weeks.
 */
export const proposeMacrocycle = call(endpoints.proposeMacrocycle, {
  schema: {
    summary: "Proposta para uma nova periodização",
    tags: ["cycles"],
    params: StudentPath,
    response: {
      200: z.object({ skinfold_protocol: SkinfoldProtocol, weeks: z.number().nullable() }),
      ...failures(401, 403, 404),
    },
  },
});

export const updateMacrocycle = call(endpoints.updateMacrocycle, {
  schema: {
    summary: "Atualizar periodização",
    tags: ["cycles"],
    params: MacrocyclePath,
    body: MacrocycleChange,
    response: { 200: z.object({ macrocycle: MacrocycleSummary }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const removeMacrocycle = call(endpoints.removeMacrocycle, {
  schema: {
    summary: "Remover periodização e tudo o que há nela",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
