import { type UseFormReturnType, useForm } from "@mantine/form";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { email, required } from "../../../ui/form/form-messages.ts";
import type { AccountName, Credentials } from "./data.ts";

export interface SignIn {
  readonly form: UseFormReturnType<Credentials>;
  readonly attempt: UseMutationResult<void, unknown, Credentials>;
  readonly typed: () => AccountName;
}

/** State of a sign-in form. It stands apart from the form, so that the links and dialogs beside it know what was typed. */
export function useSignIn(
  submit: (credentials: Credentials) => Promise<void>,
  initial: AccountName = { email: "", students: false },
): SignIn {
  const attempt = useMutation({ mutationFn: submit });
  const form = useForm<Credentials>({
    mode: "uncontrolled",
    initialValues: { ...initial, password: "" },
    validate: { email, password: required },
  });
  const typed = () => {
    const values = form.getValues();
    return { email: values.email.trim(), students: values.students };
  };
  return { form, attempt, typed };
}
