import { draftOf } from "../../../../session/drafts.ts";

const draft = draftOf({ lifetime: "tab", name: "awaited-training" });

/** The training of the library that a student gets once the cycle is evaluated. */
export const awaitedTraining = {
  write: (given: { readonly studentId: number; readonly entryId: number }) => draft.write(given),

  /** It is offered once. */
  take(student: number): number | undefined {
    const { studentId, entryId } = draft.read();
    if (studentId !== student || typeof entryId !== "number") return undefined;
    draft.clear();
    return entryId;
  },
};
