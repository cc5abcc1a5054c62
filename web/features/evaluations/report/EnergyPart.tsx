import { Title } from "@mantine/core";
import { caloricInputOf, storedCaloricAssessment } from "#contract/evaluation-sections/caloric-figures.ts";
import { ExerciseTable } from "../caloric-expenditure/ExerciseTable.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { FigureList } from "./FigureList.tsx";

/** VO2 and the energy of a day, then the exercises of a week with what they consume. */
export function EnergyPart({ evaluation }: TabProps) {
  const energy = evaluation.evaluated_items?.caloric_expenditure;
  const figures = energy ? storedCaloricAssessment(energy).exercises : [];
  const exercises = (energy ? caloricInputOf(energy).exercises : []).flatMap((exercise, place) => {
    const own = figures[place];
    return own ? [{ place, exercise, figures: own }] : [];
  });
  return (
    <>
      <FigureList
        title="VO2 e gasto calórico"
        group="energy"
        evaluation={evaluation}
        classOf={{ vo2Relative: energy?.calcs.vo2Classification }}
      />
      {exercises.length > 0 && (
        <section aria-labelledby="exercises-title">
          <Title order={3} size="h5" id="exercises-title" mb={4}>
            Exercícios da semana
          </Title>
          <ExerciseTable exercises={exercises} asCards />
        </section>
      )}
    </>
  );
}
