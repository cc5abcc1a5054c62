import { z } from "zod";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import { StudentPath } from "./cycles.ts";
import { MacrocycleDraft, MacrocycleSummary } from "./macrocycles.ts";
import { MesocycleDraft } from "./mesocycles.ts";
import * as endpoints from "./periodisations.endpoints.ts";

/** Both are created, or neither. */
export const NewMacrocycle = MacrocycleDraft.extend({ mesocycle: MesocycleDraft.optional() });
export type NewMacrocycle = z.output<typeof NewMacrocycle>;

export const createMacrocycle = call(endpoints.createMacrocycle, {
  schema: {
    summary: "Cadastrar periodização, se enviado com o primeiro mesociclo",
    tags: ["cycles"],
    params: StudentPath,
    body: NewMacrocycle,
    response: { 201: z.object({ macrocycle: MacrocycleSummary }), ...failures(400, 401, 403, 404, 422) },
  },
});
