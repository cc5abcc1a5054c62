import { Text } from "@mantine/core";
import { lazy } from "react";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ChartSection } from "../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../ui/chart/FigureTable.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { StudentDashboard } from "./data.ts";
import classes from "./WeeksSection.module.css";

const WeeksChart = lazy(() => import("./WeeksChart.tsx"));
const TITLE = "Treinos por semana";
const HEIGHT = 220;

const trainingCountText = (count: number) => `${formatDecimal(count, 0, 1)} ${count === 1 ? "treino" : "treinos"}`;

export function WeeksSection({ weeks }: Pick<StudentDashboard, "weeks">) {
  const bars = weeks.map(({ start, trainings }) => ({ label: `${start.slice(8)}/${start.slice(5, 7)}`, trainings }));
  const total = weeks.reduce((sum, { trainings }) => sum + trainings, 0);
  if (total === 0) {
    return (
      <Section title={TITLE}>
        <EmptyState icon="dumbbell" title="Nenhum treino registrado ainda">
          Ao concluir um treino em “Meu Treino”, ele conta aqui.
        </EmptyState>
      </Section>
    );
  }
  const thisWeek = weeks.at(-1)?.trainings ?? 0;
  return (
    <ChartSection
      title={TITLE}
      summary={
        <Text mb="md" className="figures">
          <Text span inherit fw={600}>
            {trainingCountText(thisWeek)}
          </Text>{" "}
          nesta semana, {trainingCountText(total)} em {weeks.length} semanas
          {weeks.some(({ trainings }) => !Number.isInteger(trainings)) && (
            <Text span inherit size="sm" c="dimmed" display="block">
              Um treino feito em parte conta como parte.
            </Text>
          )}
        </Text>
      }
      chart={
        <div className={classes.chart}>
          <WeeksChart weeks={bars} />
        </div>
      }
      height={HEIGHT}
      table={
        <FigureTable
          heads={["Semana de", "Treinos"]}
          rows={bars.map(({ label, trainings }) => [label, formatDecimal(trainings, 0, 1)])}
          foot={["Total", formatDecimal(total, 0, 1)]}
        />
      }
    />
  );
}
