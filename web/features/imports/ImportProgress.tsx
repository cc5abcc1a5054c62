import { Progress, Stack, Text } from "@mantine/core";
import { formatCount } from "./format.ts";

interface Props {
  readonly sent: number;
  readonly total: number;
}

/** How far the import is: students that have arrived; then all of them are registered in one go. */
export function ImportProgress({ sent, total }: Props) {
  const share = Math.round((sent / Math.max(1, total)) * 100);
  const isLast = sent >= total;
  return (
    <Stack gap="sm" py="xl" maw={520} mx="auto" w="100%">
      <Text fw={600} role="status">
        {isLast ? "Cadastrando os alunos…" : "Enviando os alunos…"}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={share} animated={isLast} aria-label="Importação" />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="figures">
        {formatCount(sent)} de {formatCount(total)} alunos
      </Text>
    </Stack>
  );
}
