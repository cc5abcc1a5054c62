import { Stack, Title } from "@mantine/core";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { TermsSummary } from "./TermsSummary.tsx";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

export function TermsScreen() {
  usePageTitle(TERMS_TITLE);
  return (
    <Stack gap="lg" maw={900}>
      <Title order={1}>{TERMS_TITLE}</Title>
      <TermsSummary />
      <TermsText withContents />
    </Stack>
  );
}
