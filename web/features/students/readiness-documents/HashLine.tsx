import { Button, Group, Text } from "@mantine/core";
import { copyText } from "../../../ui/copy-text.ts";
import classes from "./SignaturePad.module.css";

interface Props {
  readonly label: string;
  readonly hash: string;
}

export function HashLine({ label, hash }: Props) {
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" className={classes.hash ?? ""}>
        {label}: {hash}
      </Text>
      <Button variant="subtle" onClick={() => copyText(hash, { success: "Código copiado." })}>
        Copiar código
      </Button>
    </Group>
  );
}
