import type { AccountName } from "./data.ts";
import type { ForgotStep } from "./sign-in-search.ts";

export interface ForgotPasswordProps {
  readonly step: ForgotStep | null;
  readonly onStep: (step: ForgotStep | null) => void;
  readonly typed: () => AccountName;
  readonly admin?: boolean;
  /** The new password is chosen in a dialog too, because the page below must stay. */
  readonly staysHere?: boolean;
  readonly zIndex?: number;
}
