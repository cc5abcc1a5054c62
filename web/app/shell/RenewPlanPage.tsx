import { useQuery } from "@tanstack/react-query";
import { areAwaited } from "../../api/awaited.ts";
import { PersonalDataPanel } from "../../features/own-data/personal-data/PersonalDataPanel.tsx";
import { subscriptionQuery } from "../../features/platform-billing/subscription-payments/data.ts";
import { RenewPlanScreen } from "../../features/platform-billing/subscription-payments/RenewPlanScreen.tsx";
import { invoicesQuery } from "../../features/platform-billing/subscriptions/data.ts";
import { InvoiceList } from "../../features/platform-billing/subscriptions/InvoiceList.tsx";
import { Section } from "../../ui/Section.tsx";

/** Each part is as long as its answer: they come when the answers above them have. */
export function RenewPlanPage() {
  const subscription = useQuery(subscriptionQuery);
  const invoices = useQuery(invoicesQuery(1));
  return (
    <RenewPlanScreen>
      {!areAwaited([subscription, invoices]) && (
        <>
          <Section title="Faturas" about="O que você já pagou, com os recibos.">
            <InvoiceList />
          </Section>
          <PersonalDataPanel />
        </>
      )}
    </RenewPlanScreen>
  );
}
