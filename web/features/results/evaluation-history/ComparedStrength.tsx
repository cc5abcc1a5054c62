import { Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StrengthOnDay } from "#contract/assessment/strength-tests.ts";
import { comparedStrength } from "#domain/assessment/strength/compared-strength.ts";
import { ROUGH_NOTE } from "#domain/assessment/strength/strength-difference.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { strengthOnDaysQuery } from "../../assessment/strength-tests/data.ts";
import { differenceText, hasRoughDifference } from "./strength-difference-text.ts";

/** A cycle is compared by the tests up to its last day. */
interface ComparedCycle {
  readonly name: string;
  readonly end_date: string;
}

interface Props {
  readonly studentId: number;
  readonly first: ComparedCycle;
  readonly last: ComparedCycle;
}

export function ComparedStrength({ studentId, first, last }: Props) {
  const { data, error, refetch } = useQuery(strengthOnDaysQuery(studentId, first.end_date, last.end_date));
  const rows = data ? comparedStrength(data.first, data.last) : [];
  if (!data && error)
    return <ReadFailure onRetry={() => void refetch()}>Não foi possível ler os testes de força.</ReadFailure>;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="compared-strength">
      <Title order={2} size="h4" mt="xl" mb="md" id="compared-strength">
        Teste de força
      </Title>
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing={8} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Grupo muscular</Table.Th>
              <Table.Th>{first.name}</Table.Th>
              <Table.Th>{last.name}</Table.Th>
              <Table.Th>Diferença</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ id, group, before, after }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{group}</Table.Th>
                <Table.Td>
                  <Test test={before} />
                </Table.Td>
                <Table.Td>
                  <Test test={after} />
                </Table.Td>
                <Table.Td>{differenceText({ before, after })}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows.some(hasRoughDifference) && (
        <Text size="xs" c="dimmed">
          {ROUGH_NOTE}
        </Text>
      )}
    </section>
  );
}

function Test({ test }: { readonly test: StrengthOnDay | null }) {
  if (!test) return "–";
  const { weight, repetitions, exercise_name, changed_on } = test;
  return (
    <>
      {formatDecimal(weight, 0, 2)} kg{repetitions === null ? "" : ` × ${repetitions}`}
      <Text size="xs" c="dimmed">
        {[exercise_name, formatDate(changed_on)].filter(Boolean).join(" · ")}
      </Text>
    </>
  );
}
