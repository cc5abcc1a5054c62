import { createContext, type RefObject, use, useEffect, useRef, useState } from "react";
import { type FieldKey, fieldAt, measureOf } from "#contract/assessment/evaluation-fields/fields.ts";
import { readingKeys } from "#contract/assessment/evaluation-fields/readings.ts";
import { tabOf } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { type Dictated, type DictationCommand, readDictation } from "#domain/assessment/dictation.ts";
import { fieldBeside } from "../../../../ui/field/enter-moves-on.ts";
import { focusQuietly, giveKeyboardBack } from "../../../../ui/field/quiet-focus.ts";
import { useListening } from "../../../../ui/speech/use-listening.ts";
import { toast } from "../../../../ui/toast.ts";
import { shownReadings } from "../state/readings.ts";
import { type Evaluation, useSheet } from "../state/use-evaluation.ts";
import { SPOKEN_FIELDS, spokenText } from "./spoken-fields.ts";

export interface Dictation {
  readonly isOn: boolean;
  /** The last that was heard, and what became of it. */
  readonly told: string | null;
  readonly toggle: () => void;
}

export const DictationContext = createContext<Dictation | null>(null);
export const useDictationState = (): Dictation | null => use(DictationContext);

const inputOf = (form: HTMLFormElement, key: string) =>
  form.querySelector<HTMLInputElement>(`input[data-path="${CSS.escape(key)}"]`);

/** The tests and devices that are not in sight share too many words. */
const fieldsToName = (form: HTMLFormElement) =>
  SPOKEN_FIELDS.filter(({ key }) => {
    const section = fieldAt(key)?.section;
    return (section !== "function" && section !== "body_composition_devices") || inputOf(form, key) !== null;
  });

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const labelOf = (key: FieldKey | null): string | null => (key && fieldAt(key)?.label) ?? null;

/** Moves the turn among the fields of the form and fills them. Each step answers what it did; null: it could not. */
function dictationInto(form: HTMLFormElement, { dispatch, schedule, state }: Evaluation) {
  let written: FieldKey | null = null;

  const turn = (): FieldKey | null => {
    const { focused } = state();
    return focused && inputOf(form, focused)?.checkVisibility() ? focused : null;
  };
  /** Opens the field's tab. */
  const give = async (key: FieldKey): Promise<boolean> => {
    const tab = tabOf(key);
    if (tab && tab !== state().tab) dispatch({ type: "opened_tab", tab });
    await drawn();
    const field = inputOf(form, key);
    if (field) focusQuietly(field);
    // Fields above the tabs may be folded.
    return field !== null || tab === null;
  };
  const step = (by: 1 | -1): FieldKey | null => {
    const key = turn();
    const field = key && inputOf(form, key);
    const beside = field && fieldBeside(form, field, by);
    if (!beside) return null;
    focusQuietly(beside);
    return fieldAt(beside.dataset.path ?? "")?.key ?? null;
  };
  const write = (key: FieldKey, text: string) => {
    dispatch({ type: "typed", key, value: text });
    dispatch({ type: "left", key });
    schedule();
    written = key;
  };
  const fill = async (from: FieldKey | null, values: readonly number[]): Promise<string | null> => {
    let key = from;
    const done: string[] = [];
    for (const value of values) {
      const text = key && spokenText(key, value);
      if (!key || !text || !(await give(key))) break;
      write(key, text);
      done.push(`${fieldAt(key)?.label} ${text} ${fieldAt(key)?.unit}`);
      key = step(1);
    }
    return done.length > 0 ? done.join(", ") : null;
  };
  const correct = async (values: readonly number[]) => {
    const key = written ?? turn();
    if (!key || !(await give(key))) return null;
    if (values.length > 0) return fill(key, values);
    write(key, "");
    return `${fieldAt(key)?.label} em branco`;
  };
  const readAgain = async (values: readonly number[]) => {
    const measure = written && measureOf(written);
    const next = measure && readingKeys(measure)[shownReadings(state().values, measure)];
    if (!next) return null;
    dispatch({ type: "chosen", values: { [next]: "" } });
    await give(next);
    return values.length > 0 ? fill(next, values) : labelOf(next);
  };
  const commands: Readonly<
    Record<Exclude<DictationCommand, "stop">, (values: readonly number[]) => string | null | Promise<string | null>>
  > = { next: () => labelOf(step(1)), back: () => labelOf(step(-1)), correct, again: readAgain };

  return {
    begin() {
      if (turn()) return;
      const open = [...form.querySelectorAll<HTMLInputElement>("[role=tabpanel] input[data-path]")];
      const first = open.find(({ value }) => value === "") ?? open[0];
      if (first) focusQuietly(first);
    },
    async perform(dictated: Dictated): Promise<string | null> {
      if (dictated.kind === "command")
        return dictated.command === "stop" ? null : commands[dictated.command](dictated.values);
      const key = dictated.field === null ? turn() : (fieldAt(dictated.field)?.key ?? null);
      if (dictated.values.length > 0) return fill(key, dictated.values);
      return key && (await give(key)) ? labelOf(key) : null;
    },
  };
}

/** Fields that are said instead of typed: each figure goes into the field that has the turn, and the turn goes on as with Enter. */
export function useDictation(ref: RefObject<HTMLFormElement | null>): Dictation {
  const evaluation = useSheet();
  const [isOn, setOn] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const dictation = useRef<ReturnType<typeof dictationInto> | null>(null);
  const hearing = useRef(Promise.resolve());

  const understand = async (alternatives: readonly string[]) => {
    const { current: form } = ref;
    const { current: into } = dictation;
    if (!form || !into) return;
    const fields = fieldsToName(form);
    let isOutside = false;
    for (const sentence of alternatives) {
      const dictated = readDictation(sentence, fields);
      if (dictated?.kind === "command" && dictated.command === "stop") return setOn(false);
      const done = dictated && (await into.perform(dictated));
      if (done) return setTold(`“${sentence.trim()}”: ${done}`);
      isOutside ||= dictated !== null;
    }
    const sentence = alternatives[0]?.trim() ?? "";
    setTold(isOutside ? `“${sentence}” não cabe aqui: diga outra vez` : `Não entendi “${sentence}”`);
  };
  useListening(isOn, {
    onHeard: (alternatives) => {
      hearing.current = hearing.current.then(() => understand(alternatives));
    },
    onEnd: (problem) => {
      setOn(false);
      if (problem) toast.warning(problem);
    },
  });
  useEffect(() => {
    const { current: form } = ref;
    if (!isOn || !form) return;
    const show = ({ target }: PointerEvent) => {
      if (target instanceof HTMLElement && target.dataset.keyboard !== undefined) giveKeyboardBack(form);
    };
    form.addEventListener("pointerdown", show, { capture: true });
    return () => {
      form.removeEventListener("pointerdown", show, { capture: true });
      giveKeyboardBack(form);
    };
  }, [isOn, ref]);

  const toggle = () => {
    setTold(null);
    setOn(!isOn);
    if (isOn || !ref.current) return;
    dictation.current = dictationInto(ref.current, evaluation);
    dictation.current.begin();
  };
  return { isOn, told, toggle };
}
