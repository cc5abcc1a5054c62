import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { Student } from "#contract/students/students.ts";
import { DEFAULT_SKINFOLD_PROTOCOL } from "#domain/assessment/body-composition/protocols.ts";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import { type MacrocycleSummary, proposalQuery } from "./data.ts";

const MacrocycleDialog = lazy(() => import("./MacrocycleDialog.tsx"));
const StartDialog = lazy(() => import("./StartDialog.tsx"));
const MesocycleDialog = lazy(() => import("../cycles/forms/MesocycleDialog.tsx"));
const CycleDialog = lazy(() => import("../cycles/list/CycleDialog.tsx"));

interface Props {
  readonly student: Student;
  readonly readOnlyRole: boolean;
}

/** The page itself opens evaluation and training. */
export function CycleDialogs({ student, readOnlyRole }: Props) {
  const { search, close } = useCycleAddress();
  const { dialog, macro = 0, meso } = search;
  useFocusBack(dialog !== undefined);
  const macrocycle = student.macrocycles.find(({ id }) => id === macro);
  const path = { id: student.id, macroId: macro };
  const leave = () => close();
  const newOne = {
    student,
    onClose: leave,
    onSaved: ({ id }: MacrocycleSummary) => close({ macroId: id }),
  };

  return (
    <Suspense>
      {dialog === "new-macrocycle" && !readOnlyRole && (
        <WithProtocol studentId={student.id}>
          {(protocol) => <MacrocycleDialog {...newOne} protocol={protocol} />}
        </WithProtocol>
      )}
      {dialog === "start" && !readOnlyRole && (
        <WithProtocol studentId={student.id}>
          {(protocol) => <StartDialog {...newOne} protocol={protocol} />}
        </WithProtocol>
      )}
      {dialog === "macrocycle" && macrocycle && !readOnlyRole && (
        <MacrocycleDialog key={macro} student={student} macrocycle={macrocycle} onClose={leave} onSaved={leave} />
      )}
      {dialog === "mesocycle" && macrocycle && !readOnlyRole && (
        <MesocycleDialog key={meso ?? 0} path={path} mesoId={meso} onClose={leave} />
      )}
      {dialog === "cycle" && macrocycle && meso && (
        <CycleDialog path={{ ...path, mesoId: meso }} readOnly={readOnlyRole} onClose={leave} />
      )}
    </Suspense>
  );
}

interface ProtocolProps {
  readonly studentId: number;
  readonly children: (protocol: string) => ReactNode;
}

/** Without an answer, the form proposes the default protocol. */
function WithProtocol({ studentId, children }: ProtocolProps) {
  const { data: protocol, isPending } = useQuery(proposalQuery(studentId));
  return isPending ? null : children(protocol ?? DEFAULT_SKINFOLD_PROTOCOL);
}
