import { Loader, SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { KeyboardEvent } from "react";
import { CEP_MASK, STATE_NAMES, STATES } from "#domain/brazil.ts";
import { MaskedInput } from "../../../ui/field/MaskedInput.tsx";
import type { NamedOption } from "../../../ui/select/accentless-filter.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import type { AddressForm } from "./address-form.ts";
import { POSTAL_CODES_AWAY, useAddressByCep } from "./use-address-by-cep.ts";

const STATE_CHOICES = STATES.map(
  (state): NamedOption => ({ value: state, label: state, otherName: STATE_NAMES[state] }),
);

const FILLED_IN = ["state", "city", "neighborhood", "street"] as const;

interface WithAddress {
  readonly address: AddressForm;
}

interface Props<Values extends WithAddress> {
  readonly form: UseFormReturnType<Values>;
  readonly needsComplement?: boolean;
  readonly onEnd?: () => void;
}

export function AddressFields<Values extends WithAddress>({ form, needsComplement = false, onEnd }: Props<Values>) {
  const { lookUp, isLooking, notice } = useAddressByCep((found) => {
    for (const field of FILLED_IN) {
      // A CEP of a whole town knows no street: what was typed stays.
      if (found[field]) form.getInputProps(`address.${field}`).onChange(found[field]);
    }
  });
  const state = form.getInputProps("address.state");
  const cep = form.getInputProps("address.zipcode");

  const changeCep = (typed: string) => {
    cep.onChange(typed);
    void lookUp(typed);
  };

  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !onEnd) return;
    event.preventDefault();
    onEnd();
  };

  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      <MaskedInput
        label="CEP"
        withAsterisk
        autoComplete="postal-code"
        mask={CEP_MASK}
        placeholder={CEP_MASK.replaceAll("0", "_")}
        rightSection={isLooking ? <Loader size="xs" aria-label="Procurando o endereço" /> : null}
        {...cep}
        onChange={changeCep}
        description={notice === POSTAL_CODES_AWAY ? notice : undefined}
        inputWrapperOrder={["label", "input", "error", "description"]}
        error={cep.error ?? (notice === POSTAL_CODES_AWAY ? null : notice)}
      />
      <Choice
        label="Estado"
        withAsterisk
        autoComplete="off"
        data={STATE_CHOICES}
        {...state}
        value={form.values.address.state || null}
        onChange={(chosen) => state.onChange(chosen ?? "")}
      />
      <TextInput label="Cidade" withAsterisk autoComplete="address-level2" {...form.getInputProps("address.city")} />
      <TextInput
        label="Bairro"
        withAsterisk
        autoComplete="address-level3"
        {...form.getInputProps("address.neighborhood")}
      />
      <TextInput label="Rua" withAsterisk autoComplete="address-line1" {...form.getInputProps("address.street")} />
      <TextInput label="Número" withAsterisk autoComplete="off" {...form.getInputProps("address.number")} />
      <TextInput
        label="Complemento"
        withAsterisk={needsComplement}
        autoComplete="address-line2"
        {...form.getInputProps("address.complement")}
        onKeyDown={submitOnEnter}
      />
    </SimpleGrid>
  );
}
