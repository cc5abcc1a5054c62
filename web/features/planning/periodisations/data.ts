import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/planning/periodisations.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

const periodisations: Endpoints<typeof import("#contract/planning/periodisations.ts")> = endpoints;

export type MacrocycleBody = CallArguments<
  typeof import("#contract/planning/periodisations.ts").createMacrocycle
>["body"];

export const createMacrocycle = async (id: number, body: MacrocycleBody) =>
  (await send(periodisations.createMacrocycle, { params: { id }, body })).macrocycle;
