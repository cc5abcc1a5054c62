import { ActionIcon } from "@mantine/core";
import { shortName } from "#domain/students/registration.ts";
import { Icon } from "../Icon.tsx";
import { whatsAppAddress } from "./whatsapp.ts";

interface Props {
  readonly student: { readonly name: string; readonly cellphone: string | null };
  readonly text: string;
}

export function WhatsAppLink({ student: { name, cellphone }, text }: Props) {
  if (!cellphone) return null;
  return (
    <ActionIcon
      component="a"
      variant="default"
      href={whatsAppAddress(cellphone, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp de ${shortName(name)}`}
      title="WhatsApp"
    >
      <Icon name="message" size={18} />
    </ActionIcon>
  );
}
