import { Anchor, Container } from "@mantine/core";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useProduct } from "../product.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Logo } from "./Logo.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/** The mark alone, which leads home, round a screen that has no frame of its own. */
export function Bare({ children }: { readonly children: ReactNode }) {
  const { name } = useProduct();
  return (
    <Container size="md" py="xl">
      <header>
        <Anchor
          underline="never"
          display="inline-block"
          py={6}
          mb="xl"
          aria-label={`${name}, página inicial`}
          renderRoot={(props) => <Link {...props} to="/" />}
        >
          <Logo />
        </Anchor>
      </header>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </Container>
  );
}

export const BareNotFound = () => (
  <Bare>
    <NotFoundScreen />
  </Bare>
);

export const BareError = (props: ErrorComponentProps) => (
  <Bare>
    <ErrorScreen {...props} />
  </Bare>
);
