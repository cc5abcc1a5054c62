import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { FactorWay } from "#contract/errors.ts";
import { FormAlert } from "../form/FormAlert.tsx";
import { required } from "../form/form-messages.ts";
import { focusFirstError } from "../form/use-server-errors.ts";

interface Props {
  readonly ways: readonly FactorWay[];
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (code: string) => void;
}

const FIELDS = {
  app: { label: "Código do aplicativo autenticador", inputMode: "numeric", autoComplete: "one-time-code" },
  recovery: { label: "Código de recuperação", inputMode: "text", autoComplete: "off" },
} as const;

const CHANGES = { app: "Usar um código de recuperação", recovery: "Usar o aplicativo autenticador" } as const;

/** Who has lost the phone changes over to a recovery code. */
export function FactorCodeForm({ ways, submitLabel, busy, error, onSubmit }: Props) {
  const [way, setWay] = useState<FactorWay>("app");
  const form = useForm({ initialValues: { code: "" }, validate: { code: required } });
  const change = () => {
    setWay(way === "app" ? "recovery" : "app");
    form.reset();
  };
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => onSubmit(code), focusFirstError)}>
      <Stack>
        <TextInput
          key={way}
          {...FIELDS[way]}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="characters"
          autoFocus
          data-autofocus
          className="figures"
          {...form.getInputProps("code")}
        />
        <FormAlert error={error} />
        <Button type="submit" fullWidth loading={busy}>
          {submitLabel}
        </Button>
        {ways.includes("recovery") && (
          <Button variant="subtle" fullWidth onClick={change}>
            {CHANGES[way]}
          </Button>
        )}
      </Stack>
    </form>
  );
}
