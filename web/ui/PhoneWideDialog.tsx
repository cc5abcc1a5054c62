import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";

/** A dialog of a few fields: a card in the middle of a desk, the whole screen of a phone, where the keyboard takes half. */
export function PhoneWideDialog(props: ModalProps) {
  const phone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  return <Modal centered fullScreen={phone} {...props} />;
}
