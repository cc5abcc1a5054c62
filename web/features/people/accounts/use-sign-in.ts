import { type UseFormReturnType, useForm } from "@mantine/form";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { email, required } from "../../../ui/form/form-messages.ts";
import type { AccountName, Credentials } from "./data.ts";

interface Fields extends AccountName {
  readonly password: string;
}

export interface SignIn {
  readonly form: UseFormReturnType<Fields>;
  readonly attempt: UseMutationResult<void, unknown, Credentials>;
  /** Credentials that open a trainer's account and a student's, until the person chooses one or types on. */
  readonly undecided: Credentials | null;
  readonly typed: () => AccountName;
}

/** "Sou Aluno" is a shortcut: without it the server finds the role. */
export const credentialsOf = ({ email, password, students }: Fields): Credentials => ({
  email,
  password,
  students: students || undefined,
});

export const isUndecided = (error: unknown): boolean => error instanceof ApiError && error.code === "role_undecided";

/** State of a sign-in form. It stands apart from the form, so that the links and dialogs beside it know what was typed. */
export function useSignIn(
  submit: (credentials: Credentials) => Promise<void>,
  initial: AccountName = { email: "", students: false },
): SignIn {
  const [undecided, setUndecided] = useState<Credentials | null>(null);
  const attempt = useMutation({
    mutationFn: submit,
    onError: (error, credentials) => {
      if (isUndecided(error)) setUndecided(credentials);
    },
  });
  const form = useForm<Fields>({
    mode: "uncontrolled",
    initialValues: { ...initial, password: "" },
    validate: { email, password: required },
    onValuesChange: () => setUndecided(null),
  });
  const typed = () => {
    const values = form.getValues();
    return { email: values.email.trim(), students: values.students };
  };
  return { form, attempt, undecided, typed };
}
