import { SimpleGrid, TextInput } from "@mantine/core";
import { writePagePhone } from "#domain/landing-page/phone.ts";
import { PhoneInput } from "../../../../ui/field/PhoneInput.tsx";
import { EmailInput } from "../../../../ui/person/EmailInput.tsx";
import type { PartProps } from "./part-props.ts";

const LINK = {
  inputMode: "url",
  autoComplete: "off",
  autoCapitalize: "none",
  spellCheck: false,
  maxLength: 300,
} as const;

const PHONE = { write: writePagePhone, autoComplete: "tel" } as const;

/** The first one that is filled becomes the button of the page. */
export const ContactPart = ({ form }: PartProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
    <PhoneInput
      label="WhatsApp"
      description="Vira o botão principal da página. Número de outro país: comece por +"
      {...PHONE}
      {...form.getInputProps("whatsapp")}
    />
    <EmailInput autoComplete="email" maxLength={254} description="Aparece na página" {...form.getInputProps("email")} />
    <PhoneInput label="Telefone 1" {...PHONE} {...form.getInputProps("phone1")} />
    <PhoneInput label="Telefone 2" {...PHONE} {...form.getInputProps("phone2")} />
    <TextInput label="Instagram" placeholder="@marina" {...LINK} {...form.getInputProps("instagram")} />
    <TextInput label="Telegram" placeholder="@marina" {...LINK} {...form.getInputProps("telegram")} />
    <TextInput label="YouTube" placeholder="@marina" {...LINK} {...form.getInputProps("youtube")} />
    <TextInput label="Site 1" {...LINK} {...form.getInputProps("site1")} />
    <TextInput label="Site 2" {...LINK} {...form.getInputProps("site2")} />
    <TextInput label="Site 3" {...LINK} {...form.getInputProps("site3")} />
    <TextInput label="Endereço" maxLength={200} autoComplete="street-address" {...form.getInputProps("address")} />
  </SimpleGrid>
);
