import { Button, Text } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { readFigure } from "#domain/training/entry/typed-figures.ts";
import { isAnythingSaid, readTypedRow, saidTexts } from "#domain/training/entry/typed-row.ts";
import { buttonBar } from "../../../../ui/button-bar.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { nextFrame } from "../../../../ui/when-idle.ts";
import { ExercisePicker } from "../../exercise-suggestions/ExercisePicker.tsx";
import { useReasonAgainst } from "../../prescription-checks/use-reason-against.ts";
import { makeChange } from "../editor/announce.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { addEntry } from "../editor/training-changes.ts";
import { positionOf } from "../editor/training-plan.ts";
import type { ChangeOutcome } from "../editor/trainings-editor.ts";
import { useEditor, usePlan, useTraining, useTrainings } from "../editor/use-trainings.ts";
import { proposedFigures, quickFields } from "../entry/proposed-figures.ts";
import { useLastLoads } from "../entry/use-last-loads.ts";
import { FigureInput } from "./FigureInput.tsx";
import classes from "./QuickRow.module.css";
import { newRow, quickErrors, readFigures, spokenFigures } from "./quick-row.ts";

interface Props {
  readonly trainingId: number;
}

type TrainingHead = Omit<Training, "exercises">;

/** A change of the rows leaves these as they are. */
const withoutRows = ({ exercises: _rows, ...training }: Training): TrainingHead => training;

export function QuickRow({ trainingId }: Props) {
  const editor = useEditor();
  const training = useTraining(trainingId, withoutRows);
  if (!training) return null;
  const texts = { failed: "Erro ao salvar exercício", gone: `Treino ${training.name} não encontrado` };
  return <RowForm training={training} onAdd={(row) => makeChange(editor, addEntry(trainingId, row), texts)} />;
}

interface FormProps {
  readonly training: TrainingHead;
  readonly onAdd: (row: TrainingEntry) => Promise<ChangeOutcome>;
}

/**
 * A name and its figures in words are a row at Enter. After a name alone Enter leads to the figures, which repeat those of the row above.
 * All else, such as a technique, is in the form.
 */
export function RowForm({ training, onAdd }: FormProps) {
  const plan = usePlan();
  const phone = useUpTo("sm");
  const scrollsAway = useUpTo("lg");
  const position = useTrainings(({ trainings }) => positionOf(trainings, training.id, plan));
  const reasonAgainst = useReasonAgainst(plan.cycle?.student.id);
  const { form, exercise, choose, clear, add, hint, setTyped, ...figures } = useQuickRow(training, onAdd);
  const row = useMergedRef(form, scrollsAway ? null : buttonBar);
  const cancel = ({ key }: KeyboardEvent) => key === "Escape" && exercise && clear();

  return (
    <form
      ref={row}
      className={classes.row}
      data-quick={training.id}
      noValidate
      aria-label="Novo exercício"
      onSubmit={add}
      onKeyDown={cancel}
    >
      <div className={classes.picker}>
        <ExercisePicker
          aria-label="Adicionar exercício"
          placeholder={phone ? "Adicionar exercício" : "Adicionar exercício: supino reto 4x8-12 40kg 90s"}
          required={false}
          training={training}
          position={position}
          reasonAgainst={reasonAgainst}
          value={exercise}
          nameIn={nameIn}
          onType={setTyped}
          onChange={choose}
        />
      </div>
      {exercise && <QuickFigures {...figures} onReset={clear} />}
      <Text size="sm" c="dimmed" className={classes.hint ?? ""} role="status">
        {hint}
      </Text>
    </form>
  );
}

const nameIn = (typed: string) => readTypedRow(typed).name;

function useQuickRow(training: TrainingHead, onAdd: FormProps["onAdd"]) {
  const editor = useEditor();
  const lastLoad = useLastLoads();
  const [exercise, setExercise] = useState<Exercise | null>(null);
  const [draft, setDraft] = useState<RowDraft>({});
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState("");
  const [notUnderstood, setNotUnderstood] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const fields = quickFields(exercise);
  const errors = tried ? quickErrors(training, exercise, draft) : {};
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    if (!exercise) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true][data-cell]");
    (wrong ?? form.current?.querySelector<HTMLElement>("[data-cell]"))?.focus();
  }, [exercise]);

  const show = (chosen: Exercise | null, figures: RowDraft, wasTried: boolean) => {
    setExercise(chosen);
    setDraft(figures);
    setTried(wasTried);
    setNotUnderstood([]);
  };
  const clear = () => {
    show(null, {}, false);
    focus("input");
  };

  const save = async (added: Exercise, figures: RowDraft) => {
    clear();
    // The key is answered by the empty field; to lay out the table anew takes another frame.
    await nextFrame();
    const { outcome } = await onAdd(newRow(editor.newId(), added, figures));
    if (outcome !== "refused") return;
    setExercise((next) => next ?? added);
    setDraft((next) => (Object.keys(next).length > 0 ? next : figures));
  };

  const choose = (chosen: Exercise | null, text: string) => {
    if (!chosen) return clear();
    const proposed = proposedFigures(editor.state().trainings, training.id, chosen, lastLoad(chosen.id));
    const { figures, notUnderstood: left } = spokenFigures(text, chosen);
    const all = { ...proposed, ...figures };
    const isSaid = isAnythingSaid(readTypedRow(text).said);
    const isRight = Object.keys(quickErrors(training, chosen, all)).length === 0;
    if (isSaid && isRight && left.length === 0) return void save(chosen, all);
    show(chosen, all, isSaid && !isRight);
    setNotUnderstood(left);
  };

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!exercise || !form.current) return;
    const figures = { ...draft, ...readFigures(fields, form.current) };
    const [refused] = Object.keys(quickErrors(training, exercise, figures));
    if (refused === undefined) return void save(exercise, figures);
    setDraft(figures);
    setTried(true);
    focus(`[data-cell=${refused}]`);
  };

  const figureTexts = saidTexts(readTypedRow(typed).said);
  const hint =
    notUnderstood.length > 0
      ? `Não entendi “${notUnderstood.join("”, “")}”: confira os números e adicione.`
      : figureTexts.length > 0 && `Entendi ${figureTexts.join(" · ")}. Enter adiciona.`;
  return { form, exercise, fields, draft, errors, hint, setTyped, onDraft: setDraft, choose, clear, add };
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
          onEnter={(text) => onDraft({ ...draft, ...readFigure(text, field) })}
          onReset={onReset}
        />
      </div>
    ))}
    <Button type="submit" className={classes.add ?? ""}>
      Adicionar
    </Button>
  </div>
);
