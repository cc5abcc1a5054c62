import { Button, Input, SegmentedControl, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ExerciseRow } from "#contract/assessment/evaluation-fields/rows.ts";
import { exerciseOf } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { EXERCISE_KINDS, type ExerciseKind } from "#domain/assessment/energy/exercise.ts";
import { type ExerciseBasis, exerciseFigures } from "#domain/assessment/energy/exercise-figures.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { focusFirstError } from "../../../../ui/form/use-server-errors.ts";
import classes from "./ExerciseFields.module.css";
import { ExerciseFields } from "./ExerciseFields.tsx";
import { type ExerciseForm, exerciseErrors, exerciseFormOf, nextExercise, rowOf } from "./exercise-form.ts";

interface Props {
  /** Null for a new row. */
  readonly row: ExerciseRow | null;
  readonly basis: ExerciseBasis;
  readonly hasRoom: boolean;
  readonly onSave: (row: ExerciseRow) => void;
  readonly onClose: () => void;
}

const FORM_ID = "caloric-exercise-form";
/** Both ways of adding fit beside each other on a phone. */
const PADDING = { base: "xs", sm: "md" };
const KINDS = EXERCISE_KINDS.map((kind) => ({ value: kind, label: kind }));

/** Enter saves here, so the sheet around, where it moves to the next field, does not hear it. */
export default function ExerciseDialog({ row, basis, hasRoom, onSave, onClose }: Props) {
  const form = useForm<ExerciseForm>({ initialValues: exerciseFormOf(row), validate: exerciseErrors });
  const isNew = row === null;

  const add = (after: (form: ExerciseForm) => void) =>
    form.onSubmit((values) => {
      const typed = rowOf(values);
      if (!typed) return;
      onSave(typed);
      after(values);
    }, focusFirstError);
  const startNext = (added: ExerciseForm) => {
    const next = nextExercise(added);
    form.setInitialValues(next);
    form.setValues(next);
    form.getInputNode(next.exercise_type === "Aeróbico" ? "name" : "min_reps")?.focus();
  };

  return (
    <FormDialog
      title={isNew ? "Adicionar Exercício" : "Editar Exercício"}
      isDirty={() => form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          {/* On a phone the cross above is enough. */}
          <Button variant="default" onClick={close} {...(isNew && { visibleFrom: "sm" })}>
            Cancelar
          </Button>
          {isNew && hasRoom && (
            <Button variant="default" px={PADDING} flex="1 0 auto" onClick={() => add(startNext)()}>
              Adicionar e continuar
            </Button>
          )}
          <Button type="submit" form={FORM_ID} px={PADDING}>
            {isNew ? "Adicionar" : "Salvar"}
          </Button>
        </>
      )}
    >
      <form id={FORM_ID} noValidate onSubmit={add(onClose)}>
        <Stack gap="md">
          <Input.Wrapper label="Tipo de exercício" labelElement="div" withAsterisk>
            <SegmentedControl
              fullWidth
              size="sm"
              classNames={{ label: classes.kind ?? "" }}
              aria-label="Tipo de exercício"
              data={KINDS}
              value={form.values.exercise_type}
              onChange={(kind: ExerciseKind) => {
                form.clearErrors();
                form.setFieldValue("exercise_type", kind);
              }}
            />
          </Input.Wrapper>
          <ExerciseFields form={form} />
          <ExercisePreview row={rowOf(form.values)} basis={basis} />
        </Stack>
      </form>
    </FormDialog>
  );
}

interface PreviewProps {
  /** Null while the form is not complete. */
  readonly row: ExerciseRow | null;
  readonly basis: ExerciseBasis;
}

function ExercisePreview({ row, basis }: PreviewProps) {
  return (
    <Text size="sm" c="dimmed" role="status" mih="1.5em">
      {row ? previewText(row, basis) : "Preencha os campos para ver o consumo semanal."}
    </Text>
  );
}

function previewText(row: ExerciseRow, basis: ExerciseBasis): string {
  const { kcalPerWeek, mets, trainingHeartRate, karvonenTraining } = exerciseFigures(exerciseOf(row), basis);
  const figures = [
    kcalPerWeek !== null && `${formatDecimal(kcalPerWeek, 0)} kcal por semana`,
    mets !== null && `${formatDecimal(mets, 1)} MET`,
    trainingHeartRate !== null && `FC de treino ${trainingHeartRate} bpm`,
    karvonenTraining !== null && `Karvonen ${karvonenTraining} bpm`,
  ];
  return figures.filter(Boolean).join(" · ");
}
