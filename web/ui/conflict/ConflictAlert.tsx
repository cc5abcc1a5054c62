import { Alert, Button, Text } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../Icon.tsx";

interface Props {
  readonly sentence: string | undefined;
  readonly label?: string;
  readonly onReload: () => Promise<unknown>;
}

export function ConflictAlert({ sentence, label = "Recarregar", onReload }: Props) {
  const [busy, setBusy] = useState(false);
  if (!sentence) return null;
  const reload = () => {
    setBusy(true);
    void onReload().finally(() => setBusy(false));
  };
  return (
    <Alert color="warning" mb="md" icon={<Icon name="alert" size={18} />} role="alert">
      <Text size="sm" mb="xs">
        {sentence} O que você digitou será mantido.
      </Text>
      <Button variant="default" loading={busy} onClick={reload}>
        {label}
      </Button>
    </Alert>
  );
}
