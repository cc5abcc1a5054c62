import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { PasswordField } from "../../../ui/field/PasswordField.tsx";
import { useEarlyInput } from "../../../ui/field/use-early-input.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { EmailInput } from "../../../ui/person/EmailInput.tsx";
import { PasskeyButton } from "../passkeys/PasskeyButton.tsx";
import { credentialsOf, isUndecided, type SignIn } from "./use-sign-in.ts";

const SecondStepForm = lazy(() => import("./SecondStepForm.tsx"));

interface Props {
  readonly signIn: SignIn;
  /** The administrator has no "Sou Aluno". */
  readonly admin?: boolean;
  readonly onPasskey: () => Promise<unknown>;
}

/** A refusal keeps everything that was typed. */
export function SignInForm({ signIn, admin = false, onPasskey }: Props) {
  const { form, attempt, undecided, secondStep } = signIn;
  useEarlyInput(form);
  const knowsEmail = form.getInitialValues().email !== "";
  const { error } = attempt;
  const mayBeTrainer =
    error instanceof ApiError && error.code === "wrong_credentials" && attempt.variables?.students === true;
  if (secondStep) {
    return (
      <Suspense>
        <SecondStepForm step={secondStep} attempt={attempt} admin={admin} onBack={signIn.onBack} />
      </Suspense>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((fields) => attempt.mutate(credentialsOf(fields)), focusFirstError)}>
      <Stack>
        <EmailInput autoComplete="username" key={form.key("email")} {...form.getInputProps("email")} />
        <PasswordField
          label="Senha"
          autoComplete="current-password"
          {...(knowsEmail && { "data-autofocus": true })}
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        {!admin && (
          <Checkbox
            label="Sou Aluno"
            key={form.key("students")}
            {...form.getInputProps("students", { type: "checkbox" })}
          />
        )}
        {!isUndecided(error) && <FormAlert error={error} />}
        {mayBeTrainer && <Text size="sm">Se você é personal, desmarque “Sou Aluno”.</Text>}
        {undecided ? (
          <RoleChoice
            chosen={attempt.isPending ? attempt.variables?.students : undefined}
            onChoose={(students) => attempt.mutate({ ...undecided, students })}
          />
        ) : (
          <Button type="submit" fullWidth loading={attempt.isPending}>
            Entrar
          </Button>
        )}
        {!undecided && <PasskeyButton act={onPasskey} />}
      </Stack>
    </form>
  );
}

interface ChoiceProps {
  /** The role that is being entered. */
  readonly chosen: boolean | undefined;
  readonly onChoose: (students: boolean) => void;
}

/** It stands where the pressed button stood and takes its focus. */
function RoleChoice({ chosen, onChoose }: ChoiceProps) {
  const question = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="xs" role="group" aria-labelledby={question}>
      <Text id={question} fw={600}>
        Entrar como personal ou como aluno?
      </Text>
      <Group grow gap="xs">
        <Button
          ref={first}
          variant="default"
          loading={chosen === false}
          disabled={chosen === true}
          onClick={() => onChoose(false)}
        >
          Personal
        </Button>
        <Button variant="default" loading={chosen === true} disabled={chosen === false} onClick={() => onChoose(true)}>
          Aluno
        </Button>
      </Group>
    </Stack>
  );
}
