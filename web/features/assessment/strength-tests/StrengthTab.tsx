import { Button, Collapse, Stack, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PERCENT_OF_MAXIMUM } from "#domain/assessment/strength/percent-of-maximum.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import classes from "../../../ui/link.module.css";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { DisputeAlert } from "../evaluation-changes/DisputeAlert.tsx";
import { strengthTestsQuery } from "./data.ts";
import { StrengthCards } from "./StrengthCards.tsx";
import { StrengthTable } from "./StrengthTable.tsx";
import { useStrength } from "./use-strength-sheet.ts";

/** The tests are the student's, not the cycle's. */
export function StrengthTab() {
  const { studentId, tests, typed, type, onLeave, disputes, choose } = useStrength();
  const { data, error, refetch, isFetching } = useQuery(strengthTestsQuery(studentId));
  const narrow = useUpTo("md");
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  if (!data && !error) return <RowsSkeleton rows={12} />;
  if (!data) {
    const title = "Erro ao carregar teste de força";
    return <ErrorState error={error} title={title} onRetry={refetch} retrying={isFetching} />;
  }
  const Layout = narrow ? StrengthCards : StrengthTable;
  return (
    <Stack gap="md" onBlur={onLeave}>
      <DisputeAlert disputes={disputes} onChoose={choose} />
      <Layout tests={tests} typed={typed} onType={type} />
      <Text size="sm" c="dimmed">
        Teste por grupo muscular: o máximo de repetições com um peso. Vale para todos os ciclos do aluno. A carga
        sugerida é a porcentagem do peso testado, não do 1RM. O aluno a vê só no exercício testado: escreva o nome como
        está no catálogo.
      </Text>
      <Text size="sm" c="dimmed">
        1RM: estimativa da carga máxima para uma repetição, de 1 a 12 repetições. * Acima de 10 repetições a estimativa
        é menos precisa.
      </Text>
      {isTrainer && (
        <Link
          className={classes.link ?? ""}
          to="/inicio/visualizar/$id"
          params={{ id: studentId }}
          search={{ dialog: "executions", tab: "maximas" }}
        >
          Ver as cargas máximas por exercício
        </Link>
      )}
      <PercentTable />
    </Stack>
  );
}

function PercentTable() {
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button variant="subtle" aria-expanded={opened} onClick={toggle}>
        {opened ? "Ocultar a tabela de % de 1RM" : "Ver a tabela de % de 1RM"}
      </Button>
      <Collapse expanded={opened}>
        <Table maw={360} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Repetições</Table.Th>
              <Table.Th>% de 1RM</Table.Th>
              <Table.Th>Objetivo</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {PERCENT_OF_MAXIMUM.map(({ repetitions, percent, goal }) => (
              <Table.Tr key={repetitions}>
                <Table.Td>{repetitions}</Table.Td>
                <Table.Td>{percent}%</Table.Td>
                <Table.Td>{goal}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed" mt={4}>
          Fonte: Baechle e Earle (NSCA), 2008.
        </Text>
      </Collapse>
    </div>
  );
}
