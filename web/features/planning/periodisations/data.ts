import type { CallArguments } from "#contract/call.ts";
import type * as calls from "#contract/planning/periodisations.ts";
import { endpoint, send } from "../../../api/api.ts";

const create = endpoint<typeof calls.createMacrocycle>("POST", "/api/v1/students/:id/macrocycles");

export type MacrocycleBody = CallArguments<typeof calls.createMacrocycle>["body"];

export const createMacrocycle = async (id: number, body: MacrocycleBody) =>
  (await send(create, { params: { id }, body })).macrocycle;
