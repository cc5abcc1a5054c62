import { Title } from "@mantine/core";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { TermsSummary } from "./TermsSummary.tsx";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

export function TermsScreen() {
  usePageTitle(TERMS_TITLE);
  return (
    <NarrowScreen>
      <Title order={1}>{TERMS_TITLE}</Title>
      <TermsSummary />
      <TermsText withContents />
    </NarrowScreen>
  );
}
