import { SegmentedControl, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { blocksOf, exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { durationText } from "#domain/training/duration.ts";
import { factsOf, workOf } from "#domain/training/entry/display.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { weekdayOf } from "#domain/training/executions/training-week.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { placeText } from "#domain/training/sequence.ts";
import { groupPlaces, groupText } from "#domain/training/sets/row-group.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { ExerciseDemonstration } from "../../catalogue/exercises/figure/ExerciseDemonstration.tsx";
import { ExerciseStill } from "../../catalogue/exercises/figure/ExerciseStill.tsx";
import { sharedTrainingsQuery } from "./data.ts";
import classes from "./SharedTrainings.module.css";

interface Props {
  readonly token: string;
}

/** The trainings of a link, one at a time; today's or the next in the sequence first. */
export function SharedTrainings({ token }: Props) {
  const { data, error, refetch, isFetching } = useQuery(sharedTrainingsQuery(token));
  const [chosen, setChosen] = useState<string | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ScreenSkeleton />;
  const { trainings, next_training_id: nextId, how_to, today } = data;
  const ofToday = trainings.find(({ weekdays }) => weekdays.some((day) => day === weekdayOf(today)));
  const first = trainings.find(({ id }) => id === nextId) ?? ofToday ?? trainings[0];
  const training = trainings.find(({ id }) => String(id) === chosen) ?? first;
  if (!training) return null;
  const turn = nextId !== null && placeText(trainings.indexOf(training), trainings.length);
  const when = training.id === nextId ? `Próximo · ${turn}` : turn || daysText(training);
  const places = groupPlaces(training.exercises);
  const texts = new Map(how_to.map(({ exercise_id, execution }) => [exercise_id, execution]));
  return (
    <div className={classes.trainings} data-wide>
      {trainings.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label="Treino"
          data={trainings.map(({ id, name }) => ({ value: String(id), label: name.replace(/^Treino (?=\S+$)/, "") }))}
          value={String(training.id)}
          onChange={setChosen}
        />
      )}
      <div>
        <Title order={2} size="h3">
          {training.name}
        </Title>
        <Text c="dimmed">{[when, durationText(training.exercises)].filter(Boolean).join(" · ")}</Text>
      </div>
      {blocksOf(training.exercise_type_order, training.exercises).map(({ type, title, entries }) => (
        <section key={type} aria-label={title}>
          <Title order={3} size="h5" mb={4}>
            {title}
          </Title>
          <ol className={classes.rows}>
            {entries.map((entry) => (
              <Row
                key={entry.id}
                type={typeOfEntry(entry) ?? type}
                entry={entry}
                texts={texts}
                {...places.get(entry.id)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const daysText = ({ weekdays }: Training): string =>
  WEEKDAYS.filter(({ value }) => weekdays.some((day) => day === value))
    .map(({ name }) => name.split("-")[0])
    .join(", ");

interface RowProps {
  readonly type: ExerciseTypeValue;
  readonly entry: TrainingEntry;
  readonly texts: ReadonlyMap<number, string>;
  /** As in `GroupPlace`. */
  readonly place?: string;
  readonly rows?: number;
}

function Row({ type, entry, texts, place, rows }: RowProps) {
  const prescription = fromWire(entry);
  const exercises = exercisesOf(entry);
  const { exercise_technic: technique } = entry;
  const hasMore =
    technique !== null ||
    exercises.some(({ id, link, movement }) => link !== null || movement !== null || texts.has(id));
  return (
    <li className={classes.row}>
      {entry.group && rows !== undefined && (
        <Text fw={600} mb={4}>
          {groupText(entry.group, rows)}
        </Text>
      )}
      <div className={classes.head}>
        <div className={classes.stills}>
          {exercises.map((exercise) => (
            <ExerciseStill key={exercise.id} exercise={exercise} />
          ))}
        </div>
        <div className={classes.words}>
          <Text fw={650}>
            {place && `${place} · `}
            {exercises.map(({ name }) => name).join(" + ")}
          </Text>
          <Text size="lg" fw={600} className="figures">
            {workOf(type, prescription)}
          </Text>
          <Text c="dimmed" className="figures">
            {factsOf(type, prescription)
              .map(({ label, value }) => `${label} ${value}`)
              .join(" · ")}
          </Text>
        </div>
      </div>
      {prescription.notes && <Text className={classes.notes ?? ""}>{prescription.notes}</Text>}
      {hasMore && (
        <details>
          <summary className={classes.summary}>Como fazer</summary>
          {exercises.map((exercise) => (
            <div key={exercise.id} className={classes.how}>
              {exercises.length > 1 && <Text fw={600}>{exercise.name}</Text>}
              <ExerciseDemonstration exercise={exercise} cadence={prescription.cadence} />
              {texts.has(exercise.id) && <Text style={{ whiteSpace: "pre-line" }}>{texts.get(exercise.id)}</Text>}
            </div>
          ))}
          {technique && (
            <div className={classes.how}>
              <Text fw={600}>{technique.name}</Text>
              <Text style={{ whiteSpace: "pre-line" }}>{technique.description}</Text>
            </div>
          )}
        </details>
      )}
    </li>
  );
}
