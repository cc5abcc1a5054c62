import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { shortName } from "#domain/students/registration.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { hasChanges } from "../state/evaluation-state.ts";
import type { Evaluation } from "../state/use-evaluation.ts";
import {
  beginOpen,
  findOpen,
  isSamePath,
  type OpenEvaluation,
  putOpen,
  removeOpen,
  useOpenEvaluations,
} from "./open-evaluations.ts";

interface Options {
  readonly path: CyclePath;
  readonly student: Pick<Student, "name">;
  readonly readOnly: boolean;
}

/** Whether another student's turn has come: what was typed here then waits in the draft, and nobody is asked about it. */
export function useParking({ path }: Pick<Options, "path">) {
  const isParked = useRef(false);
  // Read once: what follows changes the list.
  const [parked] = useState(() => findOpen(path));
  return { isParked, returned: parked?.isParked ? parked : null };
}

/** The students in turn: each evaluation stays as it was left until it is closed. */
export function useTurns(
  { path, student: { name }, readOnly }: Options,
  evaluation: Evaluation,
  { isParked, returned }: ReturnType<typeof useParking>,
) {
  const open = useOpenEvaluations();
  const navigate = useNavigate();
  const { id, macroId, mesoId, microId } = path;

  useEffect(() => {
    if (readOnly) return;
    const here = { id, macroId, mesoId, microId };
    beginOpen(here, shortName(name));
    return () => {
      if (!isParked.current) removeOpen(here);
    };
  }, [id, macroId, mesoId, microId, name, readOnly, isParked]);

  useEffect(() => {
    const { field } = returned ?? {};
    if (field) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus());
  }, [returned]);

  const park = () => {
    const { tab, focused } = evaluation.state();
    isParked.current = true;
    // An evaluation that lacks its first figures is told to the server and not yet saved.
    const isUnsaved = hasChanges(evaluation.state()) || evaluation.state().stored === null;
    putOpen({ path, name: shortName(name), tab, field: focused ?? undefined, isParked: true, isUnsaved });
  };
  const goTo = ({ path: to, tab }: OpenEvaluation) =>
    navigate({
      to: "/inicio/visualizar/$id",
      params: { id: to.id },
      search: { macro: to.macroId, meso: to.mesoId, micro: to.microId, dialog: "evaluation", ...(tab && { tab }) },
      state: { stepsFromPage: 0 },
      replace: true,
    });
  return { open, waiting: open.filter((one) => !isSamePath(one.path, path)), park, goTo };
}
