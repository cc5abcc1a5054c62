import { Title } from "@mantine/core";
import { formatDecimal } from "#domain/number-format.ts";
import classes from "../EvaluationReport.module.css";
import type { TabProps } from "../evaluation-tab.ts";
import { FigureList } from "./FigureList.tsx";

/** VO2 and the energy of a day, then the exercises of a week with what they consume. */
export function EnergyPart({ evaluation }: TabProps) {
  const energy = evaluation.evaluated_items?.caloric_expenditure;
  const rows = energy ? [...energy.aerobic_items, ...energy.muscle_items] : [];
  return (
    <>
      <FigureList
        title="VO2 e gasto calórico"
        group="energy"
        evaluation={evaluation}
        classOf={{ vo2Relative: energy?.calcs.vo2Classification }}
      />
      {rows.length > 0 && (
        <section aria-labelledby="exercises-title">
          <Title order={3} size="h5" id="exercises-title" mb={4}>
            Exercícios da semana
          </Title>
          <dl className={classes.measures}>
            {rows.map((row, place) => (
              <div key={`${row.exercise_type}.${place}`}>
                <dt>{row.exercise_type === "Aeróbico" ? row.name : row.exercise_type}</dt>
                <dd>
                  {row.calories === null ? "–" : `${formatDecimal(row.calories, 0)} kcal/semana`}
                  <small>
                    {row.week_times}× por semana · {row.day_time} min · {row.intensity}%
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
