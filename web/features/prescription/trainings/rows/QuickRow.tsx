import { Button, Text } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { ExercisePicker } from "../../exercise-suggestions/ExercisePicker.tsx";
import { makeChange } from "../editor/announce.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { addEntry } from "../editor/training-changes.ts";
import { positionOf } from "../editor/training-plan.ts";
import { useEditor, usePlan, useTraining, useTrainings } from "../editor/use-trainings.ts";
import { FigureInput } from "./FigureInput.tsx";
import classes from "./QuickRow.module.css";
import { newRow, previousFigures, quickErrors, quickFields, readFigures } from "./quick-row.ts";

interface Props {
  readonly trainingId: number;
}

/** A change of the rows leaves these as they are. */
const withoutRows = ({ exercises: _rows, ...training }: Training) => training;

/** Enter leads from the name to the figures, which repeat those of the row above. All else, such as a technique, is in the form. */
export function QuickRow({ trainingId }: Props) {
  const plan = usePlan();
  const training = useTraining(trainingId, withoutRows);
  const position = useTrainings(({ trainings }) => positionOf(trainings, trainingId, plan));
  const { form, exercise, choose, clear, add, ...figures } = useQuickRow(trainingId, training);
  const cancel = ({ key }: KeyboardEvent) => key === "Escape" && exercise && clear();

  if (!training) return null;
  return (
    <form
      ref={form}
      className={classes.row}
      data-quick={trainingId}
      noValidate
      aria-label="Novo exercício"
      onSubmit={add}
      onKeyDown={cancel}
    >
      <div className={classes.picker}>
        <ExercisePicker
          aria-label="Adicionar exercício"
          placeholder="Adicionar exercício: digite o nome"
          required={false}
          training={training}
          position={position}
          value={exercise}
          onChange={choose}
        />
      </div>
      {exercise && <QuickFigures {...figures} onReset={clear} />}
      <Text size="xs" c="dimmed" className={classes.keys ?? ""} visibleFrom="lg">
        / leva a este campo, Enter adiciona, Alt+PgUp/PgDn muda de treino. Na tabela, as setas, Tab e Enter mudam de
        célula; Alt+↑↓ move a linha, Ctrl+D duplica, Ctrl+Delete remove, Ctrl+Enter abre e Ctrl+Z desfaz.
      </Text>
    </form>
  );
}

function useQuickRow(trainingId: number, training: ReturnType<typeof withoutRows> | undefined) {
  const editor = useEditor();
  const [exercise, setExercise] = useState<Exercise | null>(null);
  const [draft, setDraft] = useState<RowDraft>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = quickFields(exercise);
  const errors = tried && training ? quickErrors(training, exercise, draft) : {};
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    if (exercise) form.current?.querySelector<HTMLElement>("[data-cell]")?.focus();
  }, [exercise]);

  const choose = (chosen: Exercise | null) => {
    setExercise(chosen);
    setDraft(previousFigures(editor.state().trainings, trainingId, chosen));
    setTried(false);
  };
  const clear = () => {
    choose(null);
    focus("input");
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!training || !exercise || !form.current) return;
    const typed = readFigures(fields, form.current);
    const [refused] = Object.keys(quickErrors(training, exercise, typed));
    if (refused !== undefined) {
      setDraft(typed);
      setTried(true);
      return focus(`[data-cell=${refused}]`);
    }
    clear();
    const texts = { failed: "Erro ao salvar exercício", gone: `Treino ${training.name} não encontrado` };
    const row = newRow(editor.newId(), exercise, typed);
    const { outcome } = await makeChange(editor, addEntry(trainingId, row), texts);
    if (outcome !== "refused") return;
    setExercise((next) => next ?? exercise);
    setDraft((next) => (Object.keys(next).length > 0 ? next : typed));
  };

  return { form, exercise, fields, draft, errors, onDraft: setDraft, choose, clear, add };
}

interface FiguresProps extends Pick<ReturnType<typeof useQuickRow>, "fields" | "draft" | "errors" | "onDraft"> {
  readonly onReset: () => void;
}

const QuickFigures = ({ fields, draft, errors, onDraft, onReset }: FiguresProps) => (
  <div className={classes.figures}>
    {fields.map((field) => (
      <div key={field.field} className={classes.field}>
        <span aria-hidden="true">{field.label}</span>
        <FigureInput
          typeField={field}
          label={field.label}
          value={String(draft[field.field] ?? "")}
          error={errors[field.field]}
          onEnter={(text) => onDraft({ ...draft, [field.field]: text })}
          onReset={onReset}
        />
      </div>
    ))}
    <Button type="submit" className={classes.add ?? ""}>
      Adicionar
    </Button>
  </div>
);
