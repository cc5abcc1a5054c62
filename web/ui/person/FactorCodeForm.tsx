import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { FactorWay } from "#contract/errors.ts";
import { FormAlert } from "../form/FormAlert.tsx";
import { required } from "../form/form-messages.ts";
import { focusFirstError } from "../form/use-server-errors.ts";
import { isDismissed } from "./passkeys.ts";

interface Props {
  readonly ways: readonly FactorWay[];
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (code: string) => void;
  readonly onPasskey: () => void;
}

const FIELDS = {
  app: { label: "Código do aplicativo autenticador", inputMode: "numeric", autoComplete: "one-time-code" },
  recovery: { label: "Código de recuperação", inputMode: "text", autoComplete: "off" },
} as const;

type TypedWay = Exclude<FactorWay, "passkey">;

const isTyped = (way: FactorWay): way is TypedWay => way !== "passkey";

const LABELS = {
  app: "Usar o aplicativo autenticador",
  passkey: "Usar a chave de acesso",
  recovery: "Usar um código de recuperação",
} as const;

/** Who has lost the phone changes over to a recovery code. */
export function FactorCodeForm({ ways, submitLabel, busy, error, onSubmit, onPasskey }: Props) {
  const [way, setWay] = useState<FactorWay>(ways[0] ?? "recovery");
  const form = useForm({ initialValues: { code: "" }, validate: { code: required } });
  const change = (other: TypedWay) => {
    setWay(other);
    form.reset();
  };
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => onSubmit(code), focusFirstError)}>
      <Stack>
        {way !== "passkey" && (
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
        )}
        <FormAlert error={isDismissed(error) ? null : error} />
        {way === "passkey" ? (
          <Button fullWidth autoFocus data-autofocus loading={busy} onClick={onPasskey}>
            {LABELS.passkey}
          </Button>
        ) : (
          <Button type="submit" fullWidth loading={busy}>
            {submitLabel}
          </Button>
        )}
        {way !== "passkey" && ways.includes("passkey") && (
          <Button variant="default" fullWidth disabled={busy} onClick={onPasskey}>
            {LABELS.passkey}
          </Button>
        )}
        {ways.filter(isTyped).map(
          (other) =>
            other !== way && (
              <Button key={other} variant="subtle" fullWidth disabled={busy} onClick={() => change(other)}>
                {LABELS[other]}
              </Button>
            ),
        )}
      </Stack>
    </form>
  );
}
