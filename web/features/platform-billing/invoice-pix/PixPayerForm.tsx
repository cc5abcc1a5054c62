import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { CPF_MASK, cpfProblem, isBrazilianPhone } from "#domain/brazil.ts";
import { formatReais } from "#domain/money.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import { BrazilianPhoneInput } from "../../../ui/field/PhoneInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { required } from "../../../ui/form/form-messages.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";

export interface PixPayer {
  readonly cpf: string;
  readonly phone: string;
  /** As the screen shows it. */
  readonly value: number;
}

interface Props {
  /** Reais. */
  readonly value: number;
  readonly make: {
    readonly mutate: (payer: PixPayer, callbacks: { readonly onError: (error: unknown) => void }) => void;
    readonly isPending: boolean;
    readonly error: unknown;
  };
}

/** The provider asks who pays. */
export function PixPayerForm({ value, make }: Props) {
  const { cpf, phone } = useCurrentUser();
  const form = useForm({
    initialValues: { cpf: cpf ?? "", phone: phone && isBrazilianPhone(phone) ? phone : "" },
    validate: {
      cpf: (typed) => required(typed) ?? cpfProblem(typed) ?? null,
      phone: (typed) => required(typed) ?? (isBrazilianPhone(typed) ? null : MESSAGES.format),
    },
  });
  const mark = useServerErrors(form);
  const [isAtField, setIsAtField] = useState(false);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (payer) => make.mutate({ ...payer, value }, { onError: (error) => setIsAtField(mark(error)) }),
        focusFirstError,
      )}
    >
      <Stack>
        <Text fz={28} fw={700} ta="center" className="figures">
          {formatReais(value)}
        </Text>
        <MaskedInput
          label="CPF de quem paga"
          withAsterisk
          autoComplete="off"
          mask={CPF_MASK}
          {...form.getInputProps("cpf")}
        />
        <BrazilianPhoneInput label="Telefone" withAsterisk {...form.getInputProps("phone")} />
        <Text size="sm" c="dimmed">
          Os dois vão para a operadora, que confirma o pagamento, e não ficam guardados aqui.
        </Text>
        <FormAlert error={isAtField ? null : make.error} />
        <Button type="submit" loading={make.isPending}>
          Gerar Pix
        </Button>
      </Stack>
    </form>
  );
}
