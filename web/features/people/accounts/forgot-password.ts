import type { AccountName } from "./data.ts";
import type { ForgotStep } from "./sign-in-search.ts";

/** What the link "Esqueci a senha" and its dialogs are told. */
export interface ForgotPasswordProps {
  readonly step: ForgotStep | null;
  readonly onStep: (step: ForgotStep | null) => void;
  /** The account in the sign-in form, which the first dialog starts with. */
  readonly typed: () => AccountName;
  readonly admin?: boolean;
  /** The new password is chosen in a dialog too, because the page below must stay. */
  readonly staysHere?: boolean;
  /** Above another dialog. */
  readonly zIndex?: number;
}
