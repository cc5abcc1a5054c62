import { Checkbox, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { formatLongDate } from "#domain/periodisation/months.ts";
import { FormButtons, FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { toast } from "../../../ui/toast.ts";
import { type Execution, type GymExercise, type Training, useRecordExecution } from "../data.ts";
import classes from "./RecordDialog.module.css";
import { formOf, snapshotOf, type TypedExercise, type TypedSet } from "./record-form.ts";

interface Props {
  readonly studentId: number;
  readonly training: Training;
  readonly day: string;
  readonly last: readonly GymExercise[];
  /** What was recorded before, to correct it; null for the first record. */
  readonly recorded: Execution | null;
  readonly onClose: () => void;
}

const FORM = "record-execution";

/** What the trainer saw the student do: the prescription, ticked and filled, to be changed where it was different. */
export function RecordDialog({ studentId, training, day, last, recorded, onClose }: Props) {
  const [initial] = useState(() => formOf(training, last, recorded));
  const [form, setForm] = useState(initial);
  const [deviceId] = useState(() => crypto.randomUUID());
  const record = useRecordExecution(studentId);
  const change = (place: number, exercise: TypedExercise) =>
    setForm({ ...form, exercises: form.exercises.map((one, index) => (index === place ? exercise : one)) });
  const submit = () => {
    const device = { device_id: deviceId, revision: Date.now() };
    record.mutate(
      { params: { id: training.id }, body: snapshotOf(form, { device, day, recorded }) },
      {
        onSuccess: () => {
          toast.success("Treino registrado com sucesso");
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`${training.name}, ${formatLongDate(day)}`}
      width={720}
      isDirty={() => form !== initial && !record.isSuccess}
      footer={<FormButtons formId={FORM} saving={record.isPending} label="Registrar treino" onCancel={onClose} />}
      onClose={onClose}
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="lg">
          {form.exercises.map((exercise, place) => (
            <ExerciseFields
              key={`${exercise.entryId} ${exercise.exerciseId}`}
              exercise={exercise}
              onChange={(changed) => change(place, changed)}
            />
          ))}
          <DecimalInput
            label="Esforço do treino (0 a 10)"
            digits={2}
            decimals={0}
            maw={220}
            value={form.effort}
            onChange={(effort) => setForm({ ...form, effort })}
          />
          <Textarea
            label="Observações"
            autosize
            minRows={2}
            value={form.note}
            onChange={(event) => setForm({ ...form, note: event.currentTarget.value })}
          />
          <FormAlert error={record.error} />
        </Stack>
      </form>
    </FormDialog>
  );
}

interface ExerciseProps {
  readonly exercise: TypedExercise;
  readonly onChange: (exercise: TypedExercise) => void;
}

function ExerciseFields({ exercise, onChange }: ExerciseProps) {
  const changeSet = (place: number, part: Partial<TypedSet>) =>
    onChange({ ...exercise, sets: exercise.sets.map((set, index) => (index === place ? { ...set, ...part } : set)) });
  return (
    <section aria-label={exercise.name}>
      <Title order={3} size="h5">
        {exercise.name}
      </Title>
      <div className={classes.sets}>
        {exercise.sets.map((set, index) => (
          <div className={classes.set} key={`${exercise.sets.length} ${index + 1}`}>
            <Checkbox
              size="md"
              checked={set.isDone}
              label={`${index + 1}ª série`}
              aria-label={`${exercise.name}, ${index + 1}ª série feita`}
              onChange={(event) => changeSet(index, { isDone: event.currentTarget.checked })}
            />
            <DecimalInput
              aria-label={`${exercise.name}, ${index + 1}ª série, repetições`}
              decimals={0}
              unit="rep."
              value={set.repetitions}
              disabled={!set.isDone}
              onChange={(repetitions) => changeSet(index, { repetitions })}
            />
            {exercise.hasLoad && (
              <DecimalInput
                aria-label={`${exercise.name}, ${index + 1}ª série, carga`}
                unit="kg"
                value={set.load}
                disabled={!set.isDone}
                onChange={(load) => changeSet(index, { load })}
              />
            )}
          </div>
        ))}
        <div className={classes.set}>
          <Text size="sm">Dor (0 a 10)</Text>
          <DecimalInput
            aria-label={`${exercise.name}, dor de 0 a 10`}
            digits={2}
            decimals={0}
            value={exercise.pain}
            onChange={(pain) => onChange({ ...exercise, pain })}
          />
        </div>
      </div>
    </section>
  );
}
