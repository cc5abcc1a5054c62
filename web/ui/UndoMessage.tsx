import { Button, Group } from "@mantine/core";

interface Props {
  readonly message: string;
  readonly onUndo: () => void;
}

export const UndoMessage = ({ message, onUndo }: Props) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <span>{message}</span>
    <Button variant="default" flex="none" onClick={onUndo}>
      Desfazer
    </Button>
  </Group>
);
