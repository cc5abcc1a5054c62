import { Alert, Button, Text } from "@mantine/core";
import { sentenceOf } from "../../api-error.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isStale } from "./data.ts";

interface Props {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onReapply: () => void;
}

/** Someone else saved first. What was typed is kept, and can be put on top of what they saved. */
export function ConflictAlert({ error, busy, onReapply }: Props) {
  if (!isStale(error)) return null;
  return (
    <Alert color="warning" variant="light" icon={<Icon name="alert" size={18} />} role="alert" mb="md">
      <Text size="sm">{sentenceOf(error)} O que você preencheu foi mantido.</Text>
      <Button variant="default" mt="sm" loading={busy} onClick={onReapply}>
        Recarregar e aplicar de novo
      </Button>
    </Alert>
  );
}
