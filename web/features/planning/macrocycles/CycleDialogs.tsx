import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { DEFAULT_SKINFOLD_PROTOCOL } from "#domain/assessment/body-composition/protocols.ts";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import { type MacrocycleProposal, type MacrocycleSummary, proposalQuery } from "./data.ts";

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
  const { search, close, replace } = useCycleAddress();
  const { dialog, macro = 0, meso } = search;
  useFocusBack(dialog !== undefined, pageWithoutFocus);
  const macrocycle = student.macrocycles.find(({ id }) => id === macro);
  const path = { id: student.id, macroId: macro };
  const leave = () => close();
  const newOne = {
    student,
    onClose: leave,
    onSaved: ({ id }: MacrocycleSummary) => close({ macroId: id }),
  };
  const evaluate = (started: MacrocycleSummary) => {
    const [first] = started.mesocycles;
    return first ? replace("evaluation", { macroId: started.id, mesoId: first.id }) : close({ macroId: started.id });
  };
  const goOn = (newest: MacrocycleSummary) =>
    newest.mesocycles.length > 0 ? evaluate(newest) : replace("mesocycle", { macroId: newest.id });

  return (
    <Suspense>
      {dialog === "new-macrocycle" && !readOnlyRole && (
        <WithProposal studentId={student.id}>
          {({ skinfold_protocol }) => <MacrocycleDialog {...newOne} protocol={skinfold_protocol} />}
        </WithProposal>
      )}
      {dialog === "start" && !readOnlyRole && (
        <UnlessStarted student={student} goOn={goOn}>
          <WithProposal studentId={student.id}>
            {(proposal) => <StartDialog {...newOne} proposal={proposal} onEvaluate={evaluate} />}
          </WithProposal>
        </UnlessStarted>
      )}
      {dialog === "macrocycle" && macrocycle && !readOnlyRole && (
        <MacrocycleDialog key={macro} student={student} macrocycle={macrocycle} onClose={leave} onSaved={leave} />
      )}
      {dialog === "mesocycle" && macrocycle && !readOnlyRole && (
        <MesocycleDialog
          key={meso ?? 0}
          path={path}
          mesoId={meso}
          onClose={leave}
          onEvaluate={({ id }) => replace("evaluation", { macroId: macro, mesoId: id })}
        />
      )}
      {dialog === "cycle" && macrocycle && meso && (
        <CycleDialog path={{ ...path, mesoId: meso }} readOnly={readOnlyRole} onClose={leave} />
      )}
    </Suspense>
  );
}

/** For a dialog whose opener is gone, such as the button that starts the only periodisation. */
const pageWithoutFocus = () => (document.activeElement === document.body ? document.querySelector("main") : null);

interface UnlessStartedProps {
  readonly student: Student;
  readonly goOn: (newest: MacrocycleSummary) => void;
  readonly children: ReactNode;
}

/** Who leads here may not know that the student's cycles are those of other days. A periodisation that is begun here changes nothing. */
function UnlessStarted({ student, goOn, children }: UnlessStartedProps) {
  const [newest] = useState(student.macrocycles[0]);
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (newest) leave(newest);
  }, [newest]);
  return newest ? null : children;
}

const WITHOUT_ANSWER: MacrocycleProposal = { skinfold_protocol: DEFAULT_SKINFOLD_PROTOCOL, weeks: null };

interface ProposalProps {
  readonly studentId: number;
  readonly children: (proposal: MacrocycleProposal) => ReactNode;
}

function WithProposal({ studentId, children }: ProposalProps) {
  const { data: proposal, isPending } = useQuery(proposalQuery(studentId));
  return isPending ? null : children(proposal ?? WITHOUT_ANSWER);
}
