import { Alert, Button, Text } from "@mantine/core";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import type { Saving } from "./use-saving.ts";

interface Props {
  readonly saving: Saving;
}

/** Says why changes are not saved yet, and what can be done about it; nothing while saving goes on. */
export function SavingAlert({ saving: { status, problem, reapply, retry } }: Props) {
  if (status === "conflict") {
    return <ConflictAlert sentence={problem} label="Recarregar e aplicar de novo" onReload={reapply} />;
  }
  if (status !== "waiting") return null;
  return (
    <Alert color="warning" mb="md" icon={<Icon name="clock" size={18} />} role="alert">
      <Text size="sm" mb="xs">
        {problem} O que você alterou está guardado nesta janela e será enviado assim que houver resposta.
      </Text>
      <Button variant="default" onClick={retry}>
        Tentar agora
      </Button>
    </Alert>
  );
}
