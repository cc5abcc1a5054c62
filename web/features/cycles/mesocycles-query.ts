import { queryOptions } from "@tanstack/react-query";
import type * as mesocycles from "#contract/mesocycles.ts";
import { endpoint, send } from "../../api.ts";
import type { MacrocyclePath } from "./data.ts";

/* Apart from the rest of the cycles' data, because every page begins with the routes, and they begin to fetch this. */

const list = endpoint<typeof mesocycles.listMesocycles>("GET", "/api/v1/students/:id/macrocycles/:macroId/mesocycles");

/** The list of a macrocycle's mesocycles. */
export const mesocyclesKey = ({ id, macroId }: MacrocyclePath) => ["cycles", id, macroId, "mesocycles"] as const;

/** A macrocycle's mesocycles in order of date, each with its microcycles. */
export const mesocyclesQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: mesocyclesKey({ id, macroId }),
    queryFn: async ({ signal }) => (await send(list, { params: { id, macroId } }, signal)).mesocycles,
  });
