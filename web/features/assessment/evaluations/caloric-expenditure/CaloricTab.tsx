import { Alert, Text, Title } from "@mantine/core";
import { memo, useDeferredValue } from "react";
import { effortTest } from "#domain/assessment/aerobic/effort-tests.ts";
import { vo2Scale } from "#domain/assessment/aerobic/vo2-classes.ts";
import { VO2_LOOK } from "#domain/assessment/aerobic/vo2-look.ts";
import { distanceTest, vo2Question } from "#domain/assessment/aerobic/vo2-tests.ts";
import type { CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import { deficitQuestion } from "#domain/assessment/energy/deficit-question.ts";
import { exerciseQuestions } from "#domain/assessment/energy/exercise.ts";
import { vo2TestNote } from "#domain/training/health/vo2-test-note.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { FigureCard, FigureLine } from "../results/FigureCard.tsx";
import type { Subject } from "../results/figures.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";
import classes from "./CaloricTab.module.css";
import { EnergyTiles } from "./EnergyTiles.tsx";
import { OxygenTestFields } from "./OxygenTestFields.tsx";
import { TrainingZones } from "./TrainingZones.tsx";
import { type Caloric, useCaloric } from "./use-caloric.ts";
import { WeekExercises } from "./WeekExercises.tsx";

interface ExpenditureProps extends TabProps {
  readonly caloric: Caloric;
  readonly mayAdd: boolean;
}

export function CaloricTab(props: TabProps) {
  const caloric = useCaloric(props.subject, props.disabled);
  const { assessment, protocol } = caloric;
  const effort = effortTest(protocol);
  const isTested = effort !== null && assessment.vo2Relative.status === "known";
  const mayAdd = useSheetState(
    ({ values }) =>
      (["stature", "weight"] as const).every((key) => numberIn(values, key) !== null) &&
      (isTested || (effort === null && numberIn(values, "travel_distance") !== null)),
  );
  return <Expenditure caloric={caloric} mayAdd={useDeferredValue(mayAdd)} {...props} />;
}

/** Drawn anew with the figures, which follow the typing. */
const Expenditure = memo(function Expenditure({
  caloric,
  mayAdd,
  subject,
  before,
  disabled,
  evaluation,
}: ExpenditureProps) {
  const restingHeartRate = useSheetState(({ values }) => numberIn(values, "fcRepouso"));
  const { assessment, protocol } = caloric;
  const effort = effortTest(protocol);
  const test = effort ?? distanceTest(protocol);
  const { is_pregnant: isPregnant } = evaluation.zoned_heart;
  const testNote = vo2TestNote(protocol, { ...evaluation.screening, isPregnant });
  return (
    <div className={classes.work}>
      <section className={classes.test} aria-labelledby="vo2-title">
        <div>
          <Title order={3} size="h5" id="vo2-title">
            VO2 máximo
          </Title>
          <OxygenTestFields protocol={protocol} before={before} disabled={disabled} />
          {!disabled && testNote && (
            <Alert color="warning" variant="light" role="status" mt="sm" icon={<Icon name="alert" size={18} />}>
              {testNote}
            </Alert>
          )}
        </div>
        <div>
          <OxygenFigures assessment={assessment} protocol={protocol} subject={subject} />
          {test && (
            <Text size="xs" c="dimmed" lh={1.45} mt="xs">
              {test.text}. {test.source}
              {effort?.error && ` Erro-padrão da estimativa: ${effort.error}.`}
            </Text>
          )}
        </div>
      </section>
      <WeekExercises caloric={caloric} mayAdd={mayAdd} disabled={disabled} />
      {exerciseQuestions(caloric.exercises.map(({ exercise }) => exercise)).map((question) => (
        <Text key={question} size="sm" role="status">
          {question}
        </Text>
      ))}
      <section aria-labelledby="energy-title">
        <Title order={3} size="h5" id="energy-title" mb="sm">
          Energia e frequência cardíaca
        </Title>
        <EnergyTiles
          assessment={assessment}
          ageYears={subject.ageYears}
          isPregnant={isPregnant}
          ofDeficit={deficitQuestion(caloric.diet, { ageYears: subject.ageYears, isPregnant })}
          disabled={disabled}
        />
      </section>
      <TrainingZones evaluation={evaluation} ageYears={subject.ageYears} restingHeartRate={restingHeartRate} />
    </div>
  );
});

interface OxygenProps {
  readonly protocol: string;
  readonly assessment: CaloricAssessment;
  readonly subject: Subject;
}

const OxygenFigures = memo(function OxygenFigures({ assessment, protocol, subject }: OxygenProps) {
  const { vo2Relative, vo2Maximum } = assessment;
  const { gender, ageYears } = subject;
  const sentence = vo2Relative.status === "known" ? vo2Question(vo2Relative.value, protocol) : null;
  return (
    <div>
      <FigureCard
        figure={{
          ...VO2_LOOK.vo2Relative,
          indicator: vo2Relative,
          scale: ageYears === null ? null : vo2Scale(gender, ageYears),
          factor: 1,
          warnings: sentence ? [{ code: "improbable_vo2", sentence }] : [],
        }}
        withTable={false}
      />
      {vo2Relative.status === "known" && <FigureLine {...VO2_LOOK.vo2Maximum} indicator={vo2Maximum} />}
    </div>
  );
});
