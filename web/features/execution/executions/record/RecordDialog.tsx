import { Alert, Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { formatLongDate } from "#domain/periodisation/months.ts";
import { completeTime } from "#domain/training/entry/field-rules.ts";
import { SET_KINDS } from "#domain/training/sets/detailed-set.ts";
import { randomId } from "../../../../api/random-id.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { DecimalInput } from "../../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../../ui/form/FormAlert.tsx";
import { toast } from "../../../../ui/toast.ts";
import { swapText } from "../../execution-calendar/day-text.ts";
import type { GymExercise } from "../../gym/data.ts";
import { type Execution, type Training, useRecordExecution } from "../data.ts";
import classes from "./RecordDialog.module.css";
import { formOf, snapshotOf, type TypedExercise, type TypedSet, withoutExercise, withoutLoad } from "./record-form.ts";

interface Props {
  readonly studentId: number;
  readonly training: Training;
  readonly day: string;
  readonly last: readonly GymExercise[];
  /** Null for the first record. */
  readonly recorded: Execution | null;
  readonly onClose: () => void;
}

const LIST = new Intl.ListFormat("pt-BR");

export function RecordDialog({ studentId, training, day, last, recorded, onClose }: Props) {
  const [initial] = useState(() => formOf(training, last, recorded));
  const [form, setForm] = useState(initial);
  const [deviceId] = useState(() => randomId());
  const record = useRecordExecution(studentId);
  const [asksForLoads, setAsksForLoads] = useState(false);
  const unloaded = withoutLoad(form);
  const isAsking = asksForLoads && unloaded.length > 0;
  const change = (changedIndex: number, exercise: TypedExercise) =>
    setForm({ ...form, exercises: form.exercises.map((one, index) => (index === changedIndex ? exercise : one)) });
  const submit = () => {
    setAsksForLoads(true);
    if (unloaded.length > 0 && !isAsking) return;
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
  const list = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    setForm(withoutExercise(form, index));
    // The pressed button goes: what stands in its place has the focus, the prescribed exercise or the next one.
    requestAnimationFrame(() => {
      const sections = list.current?.querySelectorAll("section");
      (sections?.[index] ?? sections?.[index - 1])?.focus();
    });
  };
  return (
    <FormDialog
      title={`${training.name}, ${formatLongDate(day)}`}
      width={720}
      isDirty={() => form !== initial && !record.isSuccess}
      submitLabel={isAsking ? "Registrar sem carga" : "Registrar treino"}
      isSaving={record.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <Stack gap="lg" ref={list}>
        {form.exercises.map((exercise, index) => (
          <ExerciseFields
            key={`${exercise.entryId} ${exercise.exerciseId}`}
            exercise={exercise}
            onChange={(changed) => change(index, changed)}
            onRemove={() => remove(index)}
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
        {isAsking && (
          <Alert color="warning" variant="light" role="alert" title="Com que carga?">
            Há séries sem carga em {LIST.format(unloaded)}. Preencha a carga (0 kg é o peso do corpo) ou registre sem
            ela.
          </Alert>
        )}
        <FormAlert error={record.error} />
      </Stack>
    </FormDialog>
  );
}

interface ExerciseProps {
  readonly exercise: TypedExercise;
  readonly onChange: (exercise: TypedExercise) => void;
  readonly onRemove: () => void;
}

function ExerciseFields({ exercise, onChange, onRemove }: ExerciseProps) {
  const { name, insteadOf, isPrescribed } = exercise;
  const changeSet = (changedIndex: number, part: Partial<TypedSet>) =>
    onChange({
      ...exercise,
      sets: exercise.sets.map((set, index) => (index === changedIndex ? { ...set, ...part } : set)),
    });
  const [ordinal, done] = exercise.isSprint ? ["º tiro", "feito"] : ["ª série", "feita"];
  return (
    <section aria-label={name} tabIndex={-1} className={classes.exercise}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div>
          <Title order={3} size="h5">
            {name}
          </Title>
          {!isPrescribed && (
            <Text size="sm" c="dimmed">
              {insteadOf ? swapText(insteadOf, name) : "Fora da prescrição"}
            </Text>
          )}
        </div>
        {!isPrescribed && (
          <Button variant="subtle" color="danger" aria-label={`Remover ${name}`} onClick={onRemove}>
            Remover
          </Button>
        )}
      </Group>
      <div className={classes.sets}>
        {exercise.sets.map((set, index) => (
          <SetFields
            key={`${exercise.sets.length} ${index + 1}`}
            label={`${index + 1}${ordinal}`}
            setLabel={`${exercise.name}, ${index + 1}${ordinal}`}
            done={done}
            has={exercise.has}
            set={set}
            onChange={(part) => changeSet(index, part)}
          />
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

interface SetProps {
  readonly label: string;
  /** Screen readers hear the set with its exercise. */
  readonly setLabel: string;
  readonly done: string | undefined;
  readonly has: TypedExercise["has"];
  readonly set: TypedSet;
  readonly onChange: (part: Partial<TypedSet>) => void;
}

const SetFields = ({ label, setLabel, done, has, set, onChange }: SetProps) => (
  <div className={classes.set}>
    <Checkbox
      size="md"
      checked={set.isDone}
      label={label}
      description={set.kind && set.kind !== "work" ? SET_KINDS[set.kind] : undefined}
      aria-label={`${setLabel} ${done}`}
      onChange={(event) => onChange({ isDone: event.currentTarget.checked })}
    />
    {has.repetitions && (
      <DecimalInput
        aria-label={`${setLabel}, repetições`}
        decimals={0}
        unit="rep."
        value={set.repetitions}
        disabled={!set.isDone}
        onChange={(repetitions) => onChange({ repetitions })}
      />
    )}
    {has.time && (
      <TextInput
        aria-label={`${setLabel}, tempo`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="mm:ss"
        maxLength={8}
        styles={{ input: { textAlign: "right" } }}
        value={set.time}
        disabled={!set.isDone}
        onChange={(event) => onChange({ time: event.currentTarget.value.replace(/[^\d:]/g, "") })}
        onBlur={() => onChange({ time: completeTime(set.time) })}
      />
    )}
    {has.load && (
      <DecimalInput
        aria-label={`${setLabel}, carga`}
        unit="kg"
        value={set.load}
        disabled={!set.isDone}
        onChange={(load) => onChange({ load })}
      />
    )}
  </div>
);
