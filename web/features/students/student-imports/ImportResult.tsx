import { Button, Stack, Text } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import { counted } from "../../../ui/import/format.ts";
import type { StudentImport } from "./data.ts";

interface Props {
  readonly done: StudentImport;
  readonly onUndo: () => void;
}

export function ImportResult({ done, onUndo }: Props) {
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Text c="var(--mantine-color-success-text)" component="span" lh={0}>
        <Icon name="check" size={40} />
      </Text>
      <Text fw={650} size="lg" role="status">
        {counted(done.imported_count, "aluno importado", "alunos importados")}
      </Text>
      <Text c="dimmed" maw="48ch">
        {done.invited
          ? "Os convites para criar a senha estão a caminho."
          : "Nenhum convite foi enviado. Use “Reenviar acesso” no cadastro do aluno quando quiser."}{" "}
        A importação pode ser desfeita por 7 dias, também pela lista de alunos.
      </Text>
      <Button variant="default" mt="md" onClick={onUndo}>
        Desfazer importação
      </Button>
    </Stack>
  );
}
