import type { ReactNode } from "react";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { StrengthContext, useStrengthSheet } from "./use-strength-sheet.ts";

interface Props {
  readonly studentId: number;
  readonly children: ReactNode;
}

/** Keeps typed values while other parts of the dialog are shown, and asks before they are lost. */
export function StrengthProvider({ studentId, children }: Props) {
  const sheet = useStrengthSheet(studentId);
  return (
    <StrengthContext value={sheet}>
      {children}
      <UnsavedGuard isDirty={sheet.isUnsaved} />
    </StrengthContext>
  );
}
