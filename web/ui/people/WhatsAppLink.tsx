import { ActionIcon } from "@mantine/core";
import { Icon } from "../Icon.tsx";
import { whatsAppAddress } from "./whatsapp.ts";

interface Props {
  readonly student: { readonly cellphone: string | null; readonly whatsapp: string | null };
  readonly text: string;
  readonly isQuiet?: boolean;
}

export function WhatsAppLink({ student: { cellphone, whatsapp }, text, isQuiet = false }: Props) {
  if (!whatsapp) return null;
  return (
    <ActionIcon
      component="a"
      variant={isQuiet ? "subtle" : "default"}
      href={whatsAppAddress(whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp ${cellphone}`}
      title="WhatsApp"
    >
      <Icon name="message" size={18} />
    </ActionIcon>
  );
}
