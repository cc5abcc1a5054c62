import { draftOf } from "../../../session/drafts.ts";
import type { AccountName } from "./data.ts";

const kept = draftOf({ lifetime: "tab", name: "awaited-code" });

/** The tab keeps the account, so that the e-mail stays out of the address. */
export const awaitedCode = {
  write: (account: AccountName) => kept.write(account),

  read(): AccountName | null {
    const { email, students } = kept.read();
    return typeof email === "string" ? { email, students: students === true } : null;
  },
};
