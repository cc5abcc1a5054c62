import { Anchor, Container, Stack, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Logo } from "../../shell/Logo.tsx";
import { useProduct } from "../../shell/product.ts";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { TermsText } from "./TermsText.tsx";
import { TERMS_TITLE } from "./titles.ts";

/** The terms on a page of their own, for whoever is not signed in and for links from elsewhere. */
export function TermsScreen() {
  const { name } = useProduct();
  usePageTitle(TERMS_TITLE);
  return (
    <Container size="md" py="xl">
      <Stack gap="xl">
        <header>
          <Anchor
            underline="never"
            display="inline-block"
            py={6}
            aria-label={`${name}, página inicial`}
            renderRoot={(props) => <Link {...props} to="/" />}
          >
            <Logo />
          </Anchor>
        </header>
        <Stack component="main" id="conteudo" tabIndex={-1} gap="lg">
          <Title order={1}>{TERMS_TITLE}</Title>
          <TermsText />
        </Stack>
      </Stack>
    </Container>
  );
}
