import { SimpleGrid, TextInput } from "@mantine/core";
import { BrazilianPhoneInput } from "../../../ui/field/BrazilianPhoneInput.tsx";
import type { PartProps } from "./part-props.ts";

const LINK = {
  inputMode: "url",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 300,
} as const;

/** The ways to reach the person. The first one that is filled becomes the button of the page. */
export const ContactPart = ({ form }: PartProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
    <BrazilianPhoneInput
      label="WhatsApp"
      description="Vira o botão principal da página"
      {...form.getInputProps("whatsapp")}
    />
    <TextInput
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      description="Aparece na página"
      {...form.getInputProps("email")}
    />
    <BrazilianPhoneInput label="Telefone 1" {...form.getInputProps("phone1")} />
    <BrazilianPhoneInput label="Telefone 2" {...form.getInputProps("phone2")} />
    <TextInput label="Instagram" placeholder="@marina" {...LINK} {...form.getInputProps("instagram")} />
    <TextInput label="Telegram" placeholder="@marina" {...LINK} {...form.getInputProps("telegram")} />
    <TextInput label="YouTube" placeholder="@marina" {...LINK} {...form.getInputProps("youtube")} />
    <TextInput label="Site 1" {...LINK} {...form.getInputProps("site1")} />
    <TextInput label="Site 2" {...LINK} {...form.getInputProps("site2")} />
    <TextInput label="Site 3" {...LINK} {...form.getInputProps("site3")} />
    <TextInput label="Endereço" maxLength={200} autoComplete="street-address" {...form.getInputProps("address")} />
  </SimpleGrid>
);
