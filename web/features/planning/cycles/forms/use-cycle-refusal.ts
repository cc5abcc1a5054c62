import type { UseFormReturnType } from "@mantine/form";
import { ApiError } from "../../../../api/api-error.ts";
import { useRefusal } from "../../../../ui/form/use-server-errors.ts";
import type { CycleForm } from "./cycle-form.ts";

/** The server names no field when dates overlap: it is the start date. */
export function useCycleRefusal(form: UseFormReturnType<CycleForm>) {
  const refuse = useRefusal(form);
  return (error: unknown) => refuse(isOverlap(error) ? atStartDate(error) : error);
}

const isOverlap = (error: unknown): error is ApiError => error instanceof ApiError && error.code === "cycles_overlap";

const atStartDate = ({ status, code, detail }: ApiError) =>
  new ApiError(status, { code, detail, fields: { start_date: detail } });
