import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { measureLabel, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { isFold } from "#domain/assessment/measurement-error/readings.ts";
import { isOwnError, MIN_PAIRS, type TechnicalError } from "#domain/assessment/measurement-error/technical-error.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { technicalErrorsQuery } from "./data.ts";

const ABOUT = `Calculado das leituras que você repete nas avaliações, a partir de ${MIN_PAIRS} pares por medida. Antes disso, as comparações usam 5% de uma dobra (ao menos 0,4 mm) e 1% de um perímetro (ao menos 0,3 cm), e dizem "mudança maior que o erro esperado" em vez de "mudança real".`;

function errorText(technicalError: TechnicalError): string {
  const { share, pairs } = technicalError;
  if (isOwnError(technicalError)) return `${formatDecimal(share * 100, 1)}%`;
  return pairs < MIN_PAIRS ? `faltam ${MIN_PAIRS - pairs} pares` : "leituras iguais";
}

export function TechnicalErrorsPanel() {
  const { data: errors, error, refetch, isFetching } = useQuery(technicalErrorsQuery);
  const rows = [...PERIMETERS, ...SKINFOLDS].flatMap(({ key }) => {
    const technicalError = errors?.[key];
    return technicalError ? [{ key, technicalError }] : [];
  });
  return (
    <Section title="Meu erro de medida" about={ABOUT}>
      {error && !errors && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {errors && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhuma leitura repetida ainda. Na avaliação, toque em “+2ª leitura” ou use a tecla + em uma medida.
        </Text>
      )}
      {rows.length > 0 && (
        <Table className="figures" verticalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Medida</Table.Th>
              <Table.Th ta="end">Pares (n)</Table.Th>
              <Table.Th ta="end">Erro técnico</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, technicalError }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={500}>
                  {isFold(key) ? `Dobra ${measureLabel(key)}` : measureLabel(key)}
                </Table.Th>
                <Table.Td ta="end">{technicalError.pairs}</Table.Td>
                <Table.Td ta="end">{errorText(technicalError)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}
