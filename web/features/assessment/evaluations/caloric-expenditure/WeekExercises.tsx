import { Group, Text, Title } from "@mantine/core";
import { lazy, memo, Suspense, useMemo, useState } from "react";
import type { ExerciseRow } from "#contract/assessment/evaluation-fields/rows.ts";
import { exerciseOf } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { MAX_EXERCISES } from "#domain/assessment/energy/exercise.ts";
import { exerciseName } from "#domain/assessment/energy/exercise-display.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { focusOn } from "../../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { toast } from "../../../../ui/toast.ts";
import { type Evaluation, useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./ExerciseTable.module.css";
import { ExerciseTable } from "./ExerciseTable.tsx";
import { replaceRow, restoreRow, rowValues, tableRows, withoutRow, withRow } from "./exercise-rows.ts";
import type { Caloric } from "./use-caloric.ts";

const ExerciseDialog = lazy(() => import("./ExerciseDialog.tsx"));

const NEEDED = "Verifique os campos estatura, massa e distância para poder adicionar exercício";
const FULL = `A tabela tem no máximo ${MAX_EXERCISES} exercícios`;
const ADD_ID = "add-caloric-exercise";

interface Props {
  readonly caloric: Caloric;
  /** Exercises need stature, weight and distance. */
  readonly mayAdd: boolean;
  readonly disabled: boolean;
}

function change(
  { state, dispatch, schedule }: Evaluation,
  edit: (rows: readonly ExerciseRow[]) => readonly ExerciseRow[],
): void {
  dispatch({ type: "chosen", values: rowValues(edit(tableRows(state().values))) });
  schedule();
}

function remove(sheet: Evaluation, index: number): void {
  const row = tableRows(sheet.state().values)[index];
  if (!row) return;
  change(sheet, (rows) => withoutRow(rows, index));
  toast.undoable({
    title: "Exercício removido",
    message: exerciseName(exerciseOf(row)),
    onUndo: () => change(sheet, (rows) => restoreRow(rows, index, row)),
  });
  focusOn(() => document.getElementById(ADD_ID));
}

/** A keystroke elsewhere draws none of the exercises. */
export const WeekExercises = memo(function WeekExercises({
  caloric: { assessment, basis, exercises },
  mayAdd,
  disabled,
}: Props) {
  const sheet = useSheet();
  const error = useSheetState(({ errors }) => errors.muscle_items ?? errors.aerobic_items);
  /** The index of the row; "new" for one that is added. */
  const [open, setOpen] = useState<number | "new" | null>(null);

  const save = (row: ExerciseRow) =>
    change(sheet, (rows) => (typeof open === "number" ? replaceRow(rows, open, row) : withRow(rows, row)));
  const actions = useMemo(() => ({ edit: setOpen, remove: (index: number) => remove(sheet, index) }), [sheet]);
  const total = assessment.averageRate.status === "known" ? assessment.averageRate.value * 7 : null;

  return (
    <section aria-labelledby="caloric-title">
      <Group justify="space-between" mb="sm" gap="sm">
        <Title order={3} size="h5" id="caloric-title">
          GASTO CALÓRICO
        </Title>
        {!disabled && (
          <ReasonButton
            id={ADD_ID}
            variant="light"
            leftSection={<Icon name="plus" size={18} />}
            reason={!mayAdd ? NEEDED : exercises.length >= MAX_EXERCISES ? FULL : null}
            onClick={() => setOpen("new")}
          >
            Adicionar Exercício
          </ReasonButton>
        )}
      </Group>
      {exercises.length > 0 ? (
        <ExerciseTable exercises={exercises} actions={disabled ? undefined : actions} />
      ) : (
        <Text c="dimmed" className={classes.empty}>
          {mayAdd || disabled ? "Nenhum exercício na semana." : NEEDED}
        </Text>
      )}
      {exercises.length > 0 && total !== null && (
        <p className={classes.total}>
          <span>Consumo semanal total</span> <b>{formatDecimal(total, 0)} kcal</b>
        </p>
      )}
      {error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {error}
        </Text>
      )}
      {open !== null && (
        <Suspense>
          <ExerciseDialog
            row={typeof open === "number" ? (tableRows(sheet.state().values)[open] ?? null) : null}
            basis={basis}
            hasRoom={exercises.length + 1 < MAX_EXERCISES}
            onSave={save}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
});
