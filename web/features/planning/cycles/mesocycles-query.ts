import { queryOptions } from "@tanstack/react-query";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import { endpoint, send } from "../../../api/api.ts";

/* Apart from the rest of the cycles' data: the routes start this request, and every page loads the routes. */

const list = endpoint<typeof mesocycles.listMesocycles>("GET", "/api/v1/students/:id/macrocycles/:macroId/mesocycles");

export const mesocyclesKey = ({ id, macroId }: MacrocyclePath) => ["cycles", id, macroId, "mesocycles"] as const;

export const mesocyclesQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: mesocyclesKey({ id, macroId }),
    queryFn: async ({ signal }) => (await send(list, { params: { id, macroId } }, signal)).mesocycles,
  });
