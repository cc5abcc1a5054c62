import { queryClient } from "../../query-client.ts";
import { studentQuery } from "./data.ts";

/** A pointer that passes over a link opens nobody's health data: reading it is recorded. */
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
  void import("../cycles/mesocycles-query.ts").then(({ mesocyclesQuery }) =>
    queryClient.prefetchQuery(mesocyclesQuery({ id, macroId })),
  );
});
