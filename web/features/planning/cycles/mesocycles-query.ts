import { queryOptions } from "@tanstack/react-query";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import { listMesocycles } from "#contract/planning/mesocycles.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

/* Apart from the rest of the cycles' data and endpoints: the routes start this request, and every page loads the routes. */

const mesocycles: Endpoints<Pick<typeof import("#contract/planning/mesocycles.ts"), "listMesocycles">> = {
  listMesocycles,
};

export const mesocyclesKey = ({ id, macroId }: MacrocyclePath) => ["cycles", id, macroId, "mesocycles"] as const;

export const mesocyclesQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: mesocyclesKey({ id, macroId }),
    queryFn: async ({ signal }) =>
      (await send(mesocycles.listMesocycles, { params: { id, macroId } }, signal)).mesocycles,
  });
