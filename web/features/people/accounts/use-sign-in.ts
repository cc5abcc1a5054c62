import { type UseFormReturnType, useForm } from "@mantine/form";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FactorWay } from "#contract/errors.ts";
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
  /** Credentials that were right, of an account with a second factor. */
  readonly secondStep: SecondStep | null;
  /** Back to the password. */
  readonly onBack: () => void;
  readonly typed: () => AccountName;
}

export interface SecondStep {
  readonly credentials: Credentials;
  readonly ticket: string;
  readonly ways: readonly FactorWay[];
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
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const attempt = useMutation({
    mutationFn: submit,
    onError: (error, credentials) => {
      if (isUndecided(error)) setUndecided(credentials);
      if (error instanceof ApiError && error.second) setSecondStep({ credentials, ...error.second });
      if (error instanceof ApiError && error.code === "ticket_expired") setSecondStep(null);
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
  const onBack = () => {
    setSecondStep(null);
    setUndecided(null);
    attempt.reset();
  };
  return { form, attempt, undecided, secondStep, onBack, typed };
}
