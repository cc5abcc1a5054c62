import { Alert, Button, Group } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";

interface Props {
  readonly because: string | null;
  readonly onFields: () => void;
}

/** Says why a trainer only reads an evaluation, and leads to its fields. */
export function FinishedNotice({ because, onFields }: Props) {
  return (
    <Alert color="gray" variant="light" icon={<Icon name="eye" size={18} />}>
      <Group justify="space-between" gap="sm">
        {because}
        <Button variant="default" onClick={onFields}>
          Ver campos
        </Button>
      </Group>
    </Alert>
  );
}
