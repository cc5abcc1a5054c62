import { Button, Group, Text } from "@mantine/core";
import { toast } from "../../../ui/toast.ts";
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
      <Button
        variant="subtle"
        onClick={() => navigator.clipboard.writeText(hash).then(() => toast.success("Código copiado."))}
      >
        Copiar código
      </Button>
    </Group>
  );
}
