import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ConflictAlert } from "../../../ui/conflict/ConflictAlert.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { strengthTestsQuery } from "./data.ts";
import { PercentTable } from "./PercentTable.tsx";
import { StrengthCards } from "./StrengthCards.tsx";
import { StrengthTable } from "./StrengthTable.tsx";
import { useStrength } from "./use-strength-sheet.ts";

/** The tests are the student's, not the cycle's. */
export function StrengthTab() {
  const { studentId, typed, type, conflict, reload } = useStrength();
  const { data: tests, error, refetch, isFetching } = useQuery(strengthTestsQuery(studentId));
  const narrow = useUpTo("md");
  if (!tests && !error) return <RowsSkeleton rows={12} />;
  if (!tests) {
    const title = "Erro ao carregar teste de força";
    return <ErrorState error={error} title={title} onRetry={refetch} retrying={isFetching} />;
  }
  const Layout = narrow ? StrengthCards : StrengthTable;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        O máximo de repetições com um peso, por grupo muscular. Vale para todos os ciclos do aluno. A carga sugerida é a
        porcentagem do peso testado, não do 1RM. O aluno a vê só no exercício testado: escreva o nome como está no
        catálogo.
      </Text>
      <ConflictAlert sentence={conflict} onReload={reload} />
      <Layout tests={tests} typed={typed} onType={type} />
      <Text size="sm" c="dimmed">
        1RM: estimativa da carga máxima para uma repetição, de 1 a 12 repetições. * Acima de 10 repetições a estimativa
        é menos precisa.
      </Text>
      <PercentTable />
    </Stack>
  );
}
