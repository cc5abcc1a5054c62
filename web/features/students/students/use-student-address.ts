import { getRouteApi } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import type { StudentSearch } from "./finder/student-search.ts";

const route = getRouteApi("/signed-in/inicio/visualizar/$id");

const CLOSED = {
  dialog: undefined,
  tab: undefined,
  execution: undefined,
  exercise: undefined,
  training: undefined,
};

type PageDialog =
  | "student"
  | "payments"
  | "executions"
  | "comments"
  | "readiness"
  | "appointment"
  | "goals"
  | "training";

/** The address of a student's page, for trainer and student: whose page it is, the open dialog, and how to open and close one. */
export function useStudentAddress() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { stay, stepIn, leave } = useAddressSteps();
  return {
    id,
    search,
    path: pathIn(search, id),
    stay,
    stepIn,
    open: (dialog: PageDialog, part: Pick<StudentSearch, "tab" | "training" | "macro" | "meso" | "micro"> = {}) =>
      stepIn({ ...CLOSED, dialog, ...part }),
    close: () => leave(CLOSED),
  };
}

const pathIn = ({ macro, meso, micro }: StudentSearch, id: number): CyclePath | undefined =>
  macro && meso ? { id, macroId: macro, mesoId: meso, microId: micro } : undefined;
