import { Stack, Title } from "@mantine/core";
import { Bare } from "../../shell/Bare.tsx";
import { usePageTitle } from "../../use-page-title.ts";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

/** The terms on a page of their own, for whoever is not signed in and for links from elsewhere. */
export function TermsScreen() {
  usePageTitle(TERMS_TITLE);
  return (
    <Bare>
      <Stack gap="lg">
        <Title order={1}>{TERMS_TITLE}</Title>
        <TermsText />
      </Stack>
    </Bare>
  );
}
