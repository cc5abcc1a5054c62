import { Modal, type ModalProps } from "@mantine/core";
import { useUpTo } from "../use-breakpoint.ts";

/** A dialog of a few fields: a card in the middle of a desk, the whole screen of a phone, where the keyboard takes half. */
export function PhoneWideDialog(props: ModalProps) {
  const phone = useUpTo("sm");
  return <Modal centered fullScreen={phone} {...props} />;
}
