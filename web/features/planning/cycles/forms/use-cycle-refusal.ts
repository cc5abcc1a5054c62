import type { UseFormReturnType } from "@mantine/form";
import { ApiError } from "../../../../api/api-error.ts";
import { focusFirstError, useServerErrors } from "../../../../ui/form/use-server-errors.ts";
import { toast } from "../../../../ui/toast.ts";
import type { CycleForm } from "./cycle-form.ts";

/** Marks the fields that the server names, or the start date when dates overlap. */
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
