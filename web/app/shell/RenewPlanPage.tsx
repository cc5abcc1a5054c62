import { PersonalDataPanel } from "../../features/own-data/personal-data/PersonalDataPanel.tsx";
import { RenewPlanScreen } from "../../features/platform-billing/subscription-payments/RenewPlanScreen.tsx";
import { InvoiceList } from "../../features/platform-billing/subscriptions/InvoiceList.tsx";
import { Section } from "../../ui/Section.tsx";

export const RenewPlanPage = () => (
  <RenewPlanScreen>
    <Section title="Faturas" about="O que você já pagou, com os recibos.">
      <InvoiceList />
    </Section>
    <PersonalDataPanel />
  </RenewPlanScreen>
);
