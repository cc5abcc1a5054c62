import { Anchor, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy } from "react";
import { formatReais } from "#domain/money.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ChartSection } from "../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../ui/chart/FigureTable.tsx";
import { monthName } from "../../../ui/chart/month-name.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import linkClasses from "../../../ui/link.module.css";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { CohortTable } from "./CohortTable.tsx";
import { type BusinessFigures, businessFiguresQuery } from "./data.ts";

const RecurringChart = lazy(() => import("./charts/RecurringChart.tsx"));
const GrowthChart = lazy(() => import("./charts/GrowthChart.tsx"));
const ForecastChart = lazy(() => import("./charts/ForecastChart.tsx"));

const HEIGHT = 240;

export function BusinessScreen() {
  const { data, error, refetch, isFetching } = useQuery(businessFiguresQuery);
  usePageTitle("Negócio");
  return (
    <Stack gap="lg">
      <Title order={1}>Negócio</Title>
      {!data && !error && <RowsSkeleton rows={10} />}
      {!data && error && (
        <ErrorState title="Erro ao buscar os números" error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data && (
        <>
          <RecurringSection figures={data} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <GrowthSection figures={data} />
            <ForecastSection figures={data} />
          </SimpleGrid>
          <ArrearsSection figures={data} />
          <Section
            title="Quem fica"
            about="De quem assinou em cada mês, quantos continuam no fim dele e dos meses seguintes."
          >
            <CohortTable cohorts={data.cohorts} />
          </Section>
        </>
      )}
    </Stack>
  );
}

interface Props {
  readonly figures: BusinessFigures;
}

function RecurringSection({ figures: { months, trials } }: Props) {
  const points = months.map(({ month, recurring }) => ({ label: monthName(month), value: recurring }));
  const now = months.at(-1);
  return (
    <ChartSection
      title="Receita recorrente"
      summary={
        <Text component="div" mb="md" className="figures">
          <Text span fz={28} fw={650} lh={1.2}>
            {formatReais(now?.recurring ?? 0)}
          </Text>{" "}
          <Text span size="sm" c="dimmed">
            por mês
          </Text>
          <Text size="sm" c="dimmed">
            {now?.subscribers ?? 0} {now?.subscribers === 1 ? "assinante" : "assinantes"} · {trials} em teste
          </Text>
        </Text>
      }
      chart={<RecurringChart points={points} height={HEIGHT} />}
      height={HEIGHT}
      table={
        <FigureTable
          heads={["Mês", "Por mês", "Assinantes"]}
          rows={months.map(({ month, recurring, subscribers }) => [
            monthName(month),
            formatReais(recurring),
            String(subscribers),
          ])}
        />
      }
    />
  );
}

function GrowthSection({ figures: { months } }: Props) {
  return (
    <ChartSection
      title="Entraram e saíram"
      chart={
        <GrowthChart
          points={months.map(({ month, joined, returned, lost }) => ({
            label: monthName(month),
            gained: joined + returned,
            lost,
          }))}
          height={HEIGHT}
        />
      }
      height={HEIGHT}
      table={
        <FigureTable
          heads={["Mês", "Novos", "Voltaram", "Saíram"]}
          rows={months.map(({ month, joined, returned, lost }) => [
            monthName(month),
            String(joined),
            String(returned),
            String(lost),
          ])}
        />
      }
    />
  );
}

function ForecastSection({ figures: { forecast } }: Props) {
  return (
    <ChartSection
      title="Previsão"
      summary={
        <Text size="sm" c="dimmed" mb="md">
          O que vence se ninguém sair. O que está em atraso conta no mês atual.
        </Text>
      }
      chart={
        <ForecastChart
          points={forecast.map(({ month, by_card: byCard, other }) => ({ label: monthName(month), byCard, other }))}
          height={HEIGHT}
        />
      }
      height={HEIGHT}
      table={
        <FigureTable
          heads={["Mês", "No cartão", "Sem cartão", "Total"]}
          rows={forecast.map(({ month, by_card, other }) => [
            monthName(month),
            formatReais(by_card),
            formatReais(other),
            formatReais(by_card + other),
          ])}
        />
      }
    />
  );
}

function ArrearsSection({ figures: { arrears } }: Props) {
  const count = arrears.reduce((sum, line) => sum + line.count, 0);
  const value = arrears.reduce((sum, line) => sum + line.value, 0);
  return (
    <Section
      title="Em atraso"
      action={
        <Anchor
          size="sm"
          // As high as a thumb, on the line of the title.
          my={-10}
          className={linkClasses.link}
          renderRoot={(props) => <Link {...props} to="/admin/home/faturas" search={{ estado: "late" }} />}
        >
          Ver as faturas
        </Anchor>
      }
    >
      {count === 0 ? (
        <Text>Nenhuma fatura em atraso.</Text>
      ) : (
        <FigureTable
          heads={["Atraso", "Faturas", "Valor"]}
          rows={arrears.map((line) => [line.days, String(line.count), formatReais(line.value)])}
          foot={["Total", String(count), formatReais(value)]}
        />
      )}
    </Section>
  );
}
