import { draftOf } from "../../../../session/drafts.ts";

const draft = draftOf({ lifetime: "tab", name: "awaited-training" });

/** Whoever evaluates later than this has something else in mind. */
const AWAITED_MS = 30 * 60_000;

/** The training of the library that a student gets once the cycle is evaluated. */
export const awaitedTraining = {
  write: (given: { readonly studentId: number; readonly entryId: number }) => draft.write(given),

  /** It is offered once. */
  take(student: number): number | undefined {
    const { at, content } = draft.find() ?? {};
    if (!at || content?.studentId !== student || typeof content.entryId !== "number") return undefined;
    draft.clear();
    return Date.now() - at.getTime() > AWAITED_MS ? undefined : content.entryId;
  },
};
