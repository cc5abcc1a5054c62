import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { ApiError } from "../api-error.ts";
import { toast } from "./toast.ts";

interface Options<Form, Base> {
  readonly form: UseFormReturnType<Form>;
  /** As it was when the form opened. */
  readonly opened: Base;
  readonly formOf: (base: Base) => Form;
  /** As the server has it now; undefined when it is gone. */
  readonly fetchLatest: () => Promise<Base | undefined>;
}

/** What was typed stays; what was left alone takes the other window's values. */
export function reapplied<Form extends object>(typed: Form, former: Form, latest: Form): Form {
  const kept: Form = { ...latest };
  for (const key in typed) if (JSON.stringify(typed[key]) !== JSON.stringify(former[key])) kept[key] = typed[key];
  return kept;
}

/**
 * A form over what another window may save first. The version that it was read from travels with `base`, so a list that is
 * refreshed meanwhile does not make it newer; `met` keeps a 409, and `reload` lays what was typed over what was saved elsewhere.
 */
export function useConflict<Form extends object, Base>({ form, opened, formOf, fetchLatest }: Options<Form, Base>) {
  const [base, setBase] = useState(opened);
  const [sentence, setSentence] = useState<string>();

  /** Whether this failure is one: then it is told by `ConflictAlert`. */
  const met = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== "changed_elsewhere") return false;
    setSentence(error.detail);
    return true;
  };

  const reload = async () => {
    try {
      const latest = await fetchLatest();
      if (!latest) return toast.failure(null, "Este registro foi removido em outra janela.");
      const values = reapplied(form.getValues(), formOf(base), formOf(latest));
      form.setInitialValues(formOf(latest));
      form.setValues(values);
      setBase(latest);
      setSentence(undefined);
      toast.warning("Recarregado. O que você digitou foi mantido; salve para aplicar.");
    } catch (error) {
      toast.failure(error);
    }
  };

  return { base, sentence, met, reload };
}
