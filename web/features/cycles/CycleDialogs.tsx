import { lazy, Suspense } from "react";
import type { Student } from "#contract/students.ts";
import { useCycleAddress } from "./use-cycle-address.ts";
import { useReturnFocus } from "./use-return-focus.ts";

const MacrocycleDialog = lazy(() => import("./MacrocycleDialog.tsx"));
const MesocycleDialog = lazy(() => import("./MesocycleDialog.tsx"));

interface Props {
  readonly student: Student;
  /** The signed-in person is a student: only looks on. */
  readonly readOnlyRole: boolean;
}

/** The forms of the cycles, as the address says; evaluation and training are the page's to open. */
export function CycleDialogs({ student, readOnlyRole }: Props) {
  const { search, close } = useCycleAddress();
  const { dialog, macro = 0, meso } = search;
  useReturnFocus(dialog !== undefined && dialog !== "student");
  const macrocycle = student.macrocycles.find(({ id }) => id === macro);

  return (
    <Suspense>
      {dialog === "new-macrocycle" && !readOnlyRole && (
        <MacrocycleDialog student={student} onClose={() => close()} onSaved={({ id }) => close({ macro: id })} />
      )}
      {dialog === "macrocycle" && macrocycle && !readOnlyRole && (
        <MacrocycleDialog
          key={macro}
          student={student}
          macrocycle={macrocycle}
          onClose={() => close()}
          onSaved={() => close()}
        />
      )}
      {dialog === "mesocycle" && macrocycle && !readOnlyRole && (
        <MesocycleDialog
          key={meso ?? 0}
          path={{ id: student.id, macroId: macro }}
          mesoId={meso}
          onClose={() => close()}
        />
      )}
    </Suspense>
  );
}
