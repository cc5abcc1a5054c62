import { Progress, Stack, Text } from "@mantine/core";
import { formatCount } from "./format.ts";

interface Props {
  readonly sent: number;
  readonly total: number;
  readonly many: string;
}

export function ImportProgress({ sent, total, many }: Props) {
  const share = Math.round((sent / Math.max(1, total)) * 100);
  const isLast = sent >= total;
  return (
    <Stack gap="sm" py="xl" maw={520} mx="auto" w="100%">
      <Text fw={600} role="status">
        {isLast ? "Cadastrando" : "Enviando"} os {many}…
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={share} animated={isLast} aria-label="Importação" />
      </Progress.Root>
      <Text size="sm" c="dimmed" className="figures">
        {formatCount(sent)} de {formatCount(total)} {many}
      </Text>
    </Stack>
  );
}
