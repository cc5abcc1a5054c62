import { Button, Text } from "@mantine/core";
import { Link, useMatchRoute } from "@tanstack/react-router";
import { queryClient } from "../../api/query-client.ts";
import { useIsAway } from "../../session/away.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import classes from "./AwayNotice.module.css";

/** A student's home works without a signal; every other page says that it needs one, with the way back. */
export function AwayNotice() {
  const { id } = useCurrentUser();
  const isAway = useIsAway();
  const matches = useMatchRoute();
  if (!isAway) return null;
  const isHome = matches({ to: "/inicio/visualizar/$id" }) !== false;
  return (
    <div className={classes.notice} role="status">
      <Text fw={600}>Sem conexão</Text>
      <Text flex={1} miw={220}>
        {isHome
          ? "Treino, prescrição e treinos feitos abrem assim mesmo. O resto precisa de sinal."
          : "Esta página precisa de sinal."}
      </Text>
      {!isHome && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/inicio/visualizar/$id" params={{ id }} {...props} />}
        >
          Voltar para Hoje
        </Button>
      )}
      <Button variant="default" onClick={() => void queryClient.invalidateQueries()}>
        Tentar novamente
      </Button>
    </div>
  );
}
