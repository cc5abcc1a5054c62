import { tabDraft } from "../../ui/tab-draft.ts";
import type { AccountName } from "./data.ts";

const kept = tabDraft("awaited-code");

/**
 * Whose code is being waited for, while its dialog is open. The address says which dialog that is; the e-mail stays out of it,
 * in this tab.
 */
export const awaitedCode = {
  write: (account: AccountName) => kept.write(account),

  read(): AccountName | null {
    const { email, students } = kept.read();
    return typeof email === "string" ? { email, students: students === true } : null;
  },
};
