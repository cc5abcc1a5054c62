import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ChartSection } from "../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../ui/chart/FigureTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type StudentTrends, studentTrendsQuery } from "./data.ts";
import classes from "./TrendsScreen.module.css";
import { figureText, kgText, LAY_LABELS, percentText, WEEK_FIGURES, type WeekFigure } from "./trend-figures.ts";

const HistoryChart = lazy(() => import("../../../ui/chart/HistoryChart.tsx"));
const MusclesChart = lazy(() => import("./MusclesChart.tsx"));

const CHART_HEIGHT = 280;
const MUSCLE_HEIGHT = 38;
const LEGEND_HEIGHT = 44;

export function TrendsPanel({ studentId }: { readonly studentId: number }) {
  const { data, error, refetch, isFetching } = useQuery(studentTrendsQuery(studentId));
  const isLay = roleOf(useCurrentUser()) === "student";
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <RowsSkeleton />;
  if (
    data.weeks.every(
      ({ working_sets, tonnage_kg, done, effort }) =>
        working_sets === 0 && tonnage_kg === 0 && done === 0 && effort === null,
    )
  ) {
    return (
      <EmptyState icon="timeline" title="Nenhum treino em doze semanas">
        As tendências aparecem depois dos primeiros treinos feitos.
      </EmptyState>
    );
  }
  return (
    <Stack gap="md">
      <LoadText trends={data} isLay={isLay} />
      {WEEK_FIGURES.map((figure) => (
        <WeekChart key={figure.label} weeks={data.weeks} figure={figure} isLay={isLay} />
      ))}
      <Muscles muscles={data.muscles} />
      {data.lifts.map((lift) => (
        <Lift key={lift.exercise_id} lift={lift} isLay={isLay} />
      ))}
    </Stack>
  );
}

interface TrendsProps {
  readonly trends: StudentTrends;
  readonly isLay: boolean;
}

function LoadText({ trends: { load, adherence }, isLay }: TrendsProps) {
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { acute_kg, chronic_kg, ratio } = load;
  const week = `${kgText(acute_kg)} nos últimos 7 dias, ${kgText(chronic_kg)} por semana na média de 28 dias`;
  if (isLay) {
    return (
      <Section
        title="Seu ritmo"
        about={`Você levantou ${week}.${adherence === null ? "" : ` Fez ${percentText(adherence)} dos treinos das últimas quatro semanas.`}`}
      />
    );
  }
  const figures = [
    ["Carga de 7 dias", kgText(acute_kg)],
    ["Média de 28 dias", kgText(chronic_kg)],
    ["Razão", ratio === null ? "–" : formatDecimal(ratio, 2)],
    ["Adesão, 4 semanas", percentText(adherence)],
  ];
  return (
    <Section title="Carga aguda e crônica">
      <dl className={classes.load}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="xs">
        A razão descreve a semana diante das anteriores e não prevê lesão: a semana aguda faz parte da média crônica
        (Lolli, 2019), e os estudos sobre ela não servem para reduzir o risco (Impellizzeri, 2020).
      </Text>
      {isTrainer && <AllStudents />}
    </Section>
  );
}

const AllStudents = () => (
  <Button
    variant="subtle"
    w="fit-content"
    ml={-8}
    px={8}
    renderRoot={(props) => <Link to="/inicio/tendencias" preload={false} {...props} />}
  >
    Todos os alunos
  </Button>
);

interface WeekProps {
  readonly weeks: StudentTrends["weeks"];
  readonly figure: WeekFigure;
  readonly isLay: boolean;
}

function WeekChart({ weeks, figure, isLay }: WeekProps) {
  const label = (isLay && LAY_LABELS[figure.label]) || figure.label;
  const points = weeks.flatMap((week) => {
    const value = figure.figureOf(week);
    return value === null ? [] : [{ day: week.start, value }];
  });
  if (points.length < 2) return null;
  return (
    <ChartSection
      title={`${label} por semana`}
      height={CHART_HEIGHT}
      chart={<HistoryChart history={{ ...figure, label, points }} />}
      table={
        <FigureTable
          heads={["Semana de", label]}
          rows={weeks.map((week) => [formatDate(week.start), figureText(figure.figureOf(week), figure)])}
        />
      }
    />
  );
}

function Muscles({ muscles }: Pick<StudentTrends, "muscles">) {
  if (muscles.length === 0) return null;
  const sets = (count: number) => formatDecimal(count, 0, 1);
  const height = LEGEND_HEIGHT + muscles.length * MUSCLE_HEIGHT;
  return (
    <ChartSection
      title="Séries por músculo na semana"
      summary={
        <Text size="sm" c="dimmed">
          Prescritas hoje, e a média feita em quatro semanas. Meia série para os que trabalham junto.
        </Text>
      }
      height={height}
      chart={<MusclesChart muscles={muscles} height={height} />}
      table={
        <FigureTable
          heads={["Grupo", "Prescritas", "Feitas"]}
          rows={muscles.map(({ name, planned_sets, done_sets }) => [name, sets(planned_sets), sets(done_sets)])}
        />
      }
    />
  );
}

interface LiftProps {
  readonly lift: StudentTrends["lifts"][number];
  readonly isLay: boolean;
}

function Lift({ lift: { name, days }, isLay }: LiftProps) {
  const label = isLay ? "Força estimada" : "1RM estimada";
  const points = days.map(({ day, one_rep_max_kg: value }) => ({ day, value }));
  return (
    <ChartSection
      title={`${label}: ${name}`}
      height={CHART_HEIGHT}
      chart={<HistoryChart history={{ label, unit: "kg", decimals: 1, points }} />}
      table={
        <FigureTable
          heads={["Dia", label]}
          rows={points.map(({ day, value }) => [formatDate(day), `${formatDecimal(value, 1)} kg`])}
        />
      }
    />
  );
}
