import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { toast } from "../toast.ts";
import { mergeThreeWays } from "./three-way-merge.ts";

interface Options<Form, Base> {
  readonly form: UseFormReturnType<Form>;
  readonly opened: Base;
  readonly toForm: (base: Base) => Form;
  readonly fetchLatest: () => Promise<Base | undefined>;
}

/**
 * A form for a record that another window may save first. `base` is the record as this form read it, with its version: a list
 * that refreshes in the background does not change it. `handleConflict` takes a 409 and shows it in `ConflictAlert`; `reload`
 * reads the record again and merges what was typed into it. `goOnFrom` takes up an own save where the form stays open.
 */
export function useConflict<Form extends object, Base>({ form, opened, toForm, fetchLatest }: Options<Form, Base>) {
  const [base, setBase] = useState(opened);
  const [sentence, setSentence] = useState<string>();

  const handleConflict = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== "changed_elsewhere") return false;
    setSentence(error.detail);
    return true;
  };

  /** Values that differ from `known` stay. */
  const takeUp = (next: Base, known: Form) => {
    const values = mergeThreeWays(form.getValues(), known, toForm(next));
    form.setInitialValues(toForm(next));
    form.setValues(values);
    setBase(next);
  };

  const reload = async () => {
    try {
      const latest = await fetchLatest();
      if (!latest) return toast.failure(null, "Este registro foi removido em outra janela.");
      takeUp(latest, toForm(base));
      form.clearErrors();
      setSentence(undefined);
      toast.warning("Recarregado. O que você digitou foi mantido; salve para aplicar.");
    } catch (error) {
      toast.failure(error);
    }
  };

  return { base, sentence, handleConflict, reload, goOnFrom: takeUp };
}
