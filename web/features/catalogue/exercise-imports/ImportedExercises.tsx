import { Button, Stack, Text } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import { counted } from "../../../ui/import/format.ts";
import { toast } from "../../../ui/toast.ts";
import { type ExerciseImport, useUndoImport } from "./data.ts";

interface Props {
  readonly done: ExerciseImport;
  readonly asAdmin: boolean;
  readonly onUndone: () => void;
}

export function ImportedExercises({ done: { key, created_count, existing_lines }, asAdmin, onUndone }: Props) {
  const undo = useUndoImport(asAdmin);
  const existing = existing_lines.length;
  const undoImport = () =>
    undo.mutate(key, {
      onSuccess: ({ removed_count, kept_count }) => {
        const removed = counted(removed_count, "exercício removido", "exercícios removidos");
        const remaining = counted(kept_count, "exercício em uso permanece", "exercícios em uso permanecem");
        toast.success(`Importação desfeita: ${removed}${kept_count > 0 ? `. ${remaining}` : ""}`);
        onUndone();
      },
      onError: (error) => toast.failure(error),
    });
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Text c="var(--mantine-color-success-text)" component="span" lh={0}>
        <Icon name="check" size={40} />
      </Text>
      <Text fw={650} size="lg" role="status">
        {counted(created_count, "exercício importado", "exercícios importados")}
      </Text>
      <Text c="dimmed" maw="48ch">
        {existing > 0 &&
          `${counted(existing, "linha tinha", "linhas tinham")} um nome que já existia e não mudou nada. `}
        {created_count > 0 && "Desfazer remove os exercícios que nenhum treino usa."}
      </Text>
      {created_count > 0 && (
        <Button variant="default" mt="md" onClick={undoImport} loading={undo.isPending}>
          Desfazer importação
        </Button>
      )}
    </Stack>
  );
}
