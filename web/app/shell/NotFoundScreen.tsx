import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../../session/use-page-title.ts";
import { NotFoundState } from "../../ui/NotFoundState.tsx";

const TITLE = "Página não encontrada";

export function NotFoundScreen() {
  usePageTitle(TITLE);
  return (
    <NotFoundState
      title={TITLE}
      action={
        <Button mt="md" renderRoot={(props) => <Link {...props} to="/" />}>
          Ir para o início
        </Button>
      }
    >
      O endereço não existe ou mudou de lugar.
    </NotFoundState>
  );
}
