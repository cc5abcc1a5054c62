import { draftOf } from "../../../session/drafts.ts";
import type { AccountName } from "./data.ts";

const draft = draftOf({ lifetime: "tab", name: "awaited-code" });

/** The tab keeps the account, so that the e-mail stays out of the address. */
export const awaitedCode = {
  write: (account: AccountName) => draft.write(account),

  read(): AccountName | null {
    const { email, students } = draft.read();
    return typeof email === "string" ? { email, students: students === true } : null;
  },
};
