import type { UseFormReturnType } from "@mantine/form";
import { ApiError } from "../../../api-error.ts";
import { toast } from "../../../ui/toast.ts";
import { focusFirstError, useServerErrors } from "../../../ui/use-server-errors.ts";
import type { CycleForm } from "./cycle-form.ts";

/** What to do when the server does not save a cycle: mark the fields that it names, or the dates when they overlap; say why. */
export function useCycleRefusal(form: UseFormReturnType<CycleForm>) {
  const markRefused = useServerErrors(form);
  return (error: unknown) => {
    markRefused(error);
    if (error instanceof ApiError && error.code === "cycles_overlap") {
      const errors = { start_date: error.detail };
      form.setErrors(errors);
      focusFirstError(errors);
    }
    toast.failure(error);
  };
}
