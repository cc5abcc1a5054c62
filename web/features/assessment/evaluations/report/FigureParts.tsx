import { Text, Title } from "@mantine/core";
import { caloricInputOf, storedCaloricAssessment } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { vo2Scale } from "#domain/assessment/aerobic/vo2-classes.ts";
import { VO2_LOOK } from "#domain/assessment/aerobic/vo2-look.ts";
import { valueOfKnown } from "#domain/assessment/result.ts";
import { vo2ProtocolLabel } from "#domain/periodisation/vo2-protocols.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { ExerciseTable } from "../caloric-expenditure/ExerciseTable.tsx";
import { TrainingZones } from "../caloric-expenditure/TrainingZones.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { ClassTrack } from "../results/FigureCard.tsx";
import { SomatotypeChart } from "../somatotype/SomatotypeChart.tsx";
import { FigureList } from "./FigureList.tsx";

export function EnergyPart({ evaluation, subject: { gender, ageYears, studentView } }: TabProps) {
  const energy = evaluation.evaluated_items?.caloric_expenditure;
  const stored = energy && storedCaloricAssessment(energy);
  const figures = stored?.exercises ?? [];
  const scale = ageYears === null ? null : vo2Scale(gender, ageYears);
  const vo2 = stored ? valueOfKnown(stored.vo2Relative) : null;
  const vo2Missing = vo2 === null ? energy?.calcs.vo2Missing : null;
  const exercises = (energy ? caloricInputOf(energy).exercises : []).flatMap((exercise, index) => {
    const exerciseFigures = figures[index];
    return exerciseFigures ? [{ index, exercise, figures: exerciseFigures }] : [];
  });
  return (
    <>
      <FigureList
        title="VO2 e gasto calórico"
        group="energy"
        evaluation={evaluation}
        studentView={studentView}
        classOf={{ vo2Relative: energy?.calcs.vo2Classification }}
        scaleOf={{
          vo2Relative: scale && vo2 !== null && (
            <ClassTrack decimals={VO2_LOOK.vo2Relative.decimals} factor={1} scale={scale} value={vo2} />
          ),
        }}
      />
      {vo2Missing && (
        <Text size="sm">
          {vo2ProtocolLabel(energy?.protocol ?? "")}. {vo2Missing}
        </Text>
      )}
      {exercises.length > 0 && (
        <section aria-labelledby="exercises-title">
          <Title order={3} size="h5" id="exercises-title" mb={4}>
            Exercícios da semana
          </Title>
          <ExerciseTable exercises={exercises} asCards />
        </section>
      )}
      <TrainingZones
        evaluation={evaluation}
        ageYears={ageYears}
        restingHeartRate={parseDecimal(evaluation.evaluated_items?.heart.fcRepouso ?? "")}
      />
    </>
  );
}

/** A student's screen has no blood tests. */
export const BloodPart = ({ evaluation, subject }: TabProps) => (
  <FigureList
    title="Dados bioquímicos"
    group="blood"
    evaluation={evaluation}
    studentView={subject.studentView}
    classOf={evaluation.evaluated_items?.biochemical?.classes ?? {}}
  />
);

/** A student's screen has no somatotype. */
export function SomatotypePart({ evaluation, subject }: TabProps) {
  const somatotype = evaluation.evaluated_items?.somatotype;
  const category = somatotype?.category;
  return (
    <div>
      <FigureList
        title={category ? `Somatotipo: ${category}` : "Somatotipo"}
        group="somatotype"
        evaluation={evaluation}
        studentView={subject.studentView}
      />
      {somatotype?.midPoint && <SomatotypeChart midPoint={somatotype.midPoint} evaluation={evaluation} />}
    </div>
  );
}
