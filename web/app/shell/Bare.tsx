import { Anchor, Container } from "@mantine/core";
import { type ErrorComponentProps, Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useProduct } from "../../session/product.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { Logo } from "./Logo.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

function Bare({ children }: { readonly children: ReactNode }) {
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

export const BareFrame = () => (
  <Bare>
    <Outlet />
  </Bare>
);

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
