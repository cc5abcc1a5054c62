import { Container } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

/** The same screens where no frame stands round them. */
export const BareNotFound = () => (
  <Container component="main" id="conteudo" tabIndex={-1} py="xl">
    <NotFoundScreen />
  </Container>
);

export const BareError = (props: ErrorComponentProps) => (
  <Container component="main" id="conteudo" tabIndex={-1} py="xl">
    <ErrorScreen {...props} />
  </Container>
);
