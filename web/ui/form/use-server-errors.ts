import type { FormErrors, UseFormReturnType } from "@mantine/form";
import { useCallback } from "react";
import { recordOf } from "#domain/record.ts";
import { ApiError } from "../../api/api-error.ts";
import { toast } from "../toast.ts";

/** A file is chosen by a button: its own input is not shown. */
const FOCUSABLE = "input:not([type=hidden], [type=file]), textarea, select, button";

/** Fields are found by `data-path`, which `form.getInputProps` gives. */
const markedFields = (errors: FormErrors): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>("[data-path]")].filter(
    ({ dataset }) => dataset.path !== undefined && errors[dataset.path],
  );

export function focusFirstError(errors: FormErrors): void {
  requestAnimationFrame(() => {
    const [marked] = markedFields(errors);
    const field = marked?.matches(FOCUSABLE) ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}

/**
 * Marks the inputs that the server refused and focuses the first. `prefix` is what the wire puts before the form's paths:
 * the server says `student.name` where the form says `name`. Answers whether any field was marked.
 */
export function useServerErrors<Values>(form: UseFormReturnType<Values>, prefix = "") {
  const { setErrors } = form;
  return useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      const errors = errorsOf(error, prefix);
      if (Object.keys(errors).length === 0) return false;
      setErrors(errors);
      focusFirstError(errors);
      return true;
    },
    [setErrors, prefix],
  );
}

const errorsOf = ({ fields }: ApiError, prefix: string): FormErrors =>
  recordOf(
    Object.entries(fields).map(
      ([path, sentence]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, sentence] as const,
    ),
  );

/** One message of each failure: beside the fields that it names, and by `tell`, a toast, where none of them is shown. */
export function useRefusal<Values>(form: UseFormReturnType<Values>, prefix = "") {
  const markRefused = useServerErrors(form, prefix);
  return useCallback(
    (error: unknown, tell: (error: unknown) => void = toast.failure) => {
      if (!(error instanceof ApiError && markRefused(error))) return tell(error);
      requestAnimationFrame(() => {
        if (!markedFields(errorsOf(error, prefix)).some((field) => field.checkVisibility())) tell(error);
      });
    },
    [markRefused, prefix],
  );
}
