import { queryClient } from "../../../api/query-client.ts";
import { studentQuery } from "./data.ts";

/** Hovering over a link must not load health data, because each reading is recorded. */
const whenOpened =
  <Params>(fetchFor: (params: Params) => void) =>
  ({ params, preload }: { readonly params: Params; readonly preload: boolean }) => {
    if (!preload) fetchFor(params);
  };

interface StudentPage {
  readonly id: number;
}

interface MesocyclePage extends StudentPage {
  readonly idMacrociclo: number;
}

export const loadStudent = whenOpened(({ id }: StudentPage) => void queryClient.prefetchQuery(studentQuery(id)));

export const loadMesocycle = whenOpened(({ id, idMacrociclo: macroId }: MesocyclePage) => {
  void queryClient.prefetchQuery(studentQuery(id));
  void import("../../planning/cycles/mesocycles-query.ts").then(({ mesocyclesQuery }) =>
    queryClient.prefetchQuery(mesocyclesQuery({ id, macroId })),
  );
});
