import { InvoicesScreen } from "../../features/platform-billing/platform-invoices/InvoicesScreen.tsx";
import { PixToAnswer } from "../../features/platform-billing/trainers/PixToAnswer.tsx";

/** An announced Pix may pay a plan that has no invoice yet, so they stand above the list, too. */
export const InvoicesPage = () => (
  <InvoicesScreen>
    <PixToAnswer />
  </InvoicesScreen>
);
