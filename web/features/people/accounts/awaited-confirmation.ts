import { draftOf } from "../../../session/drafts.ts";

const draft = draftOf({ lifetime: "tab", name: "awaited-confirmation" });

export interface AwaitedConfirmation {
  readonly email: string;
  readonly isTrial: boolean;
}

/** A registration whose e-mail waits for its confirmation: a reload shows the same page. */
export const awaitedConfirmation = {
  write: (registered: AwaitedConfirmation) => draft.write(registered),

  read(): AwaitedConfirmation | null {
    const { email, isTrial } = draft.read();
    return typeof email === "string" ? { email, isTrial: isTrial === true } : null;
  },

  clear: draft.clear,
};
