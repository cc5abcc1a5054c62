import type { FormErrors, UseFormReturnType } from "@mantine/form";
import { useCallback } from "react";
import { recordOf } from "#domain/record.ts";
import { ApiError } from "../../api/api-error.ts";

/** A file is chosen by a button: its own input is not shown. */
const FOCUSABLE = "input:not([type=hidden], [type=file]), textarea, select, button";

/** Fields are found by `data-path`, which `form.getInputProps` gives. */
export function focusFirstError(errors: FormErrors): void {
  requestAnimationFrame(() => {
    const marked = [...document.querySelectorAll<HTMLElement>("[data-path]")].find(
      ({ dataset }) => dataset.path !== undefined && errors[dataset.path],
    );
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
      const entries = Object.entries(error.fields).map(
        ([path, sentence]) => [path.startsWith(prefix) ? path.slice(prefix.length) : path, sentence] as const,
      );
      if (entries.length === 0) return false;
      const errors: FormErrors = recordOf(entries);
      setErrors(errors);
      focusFirstError(errors);
      return true;
    },
    [setErrors, prefix],
  );
}
