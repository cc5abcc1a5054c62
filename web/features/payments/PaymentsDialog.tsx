import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { PaymentHistory } from "./PaymentHistory.tsx";

interface Props {
  readonly userId: number;
  readonly onClose: () => void;
}

/** 'Pagamentos': what somebody has paid so far. */
export default function PaymentsDialog({ userId, onClose }: Props) {
  const narrow = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Pagamentos"
      size="lg"
      fullScreen={narrow ?? false}
      closeButtonProps={{ "aria-label": "Fechar" }}
    >
      <PaymentHistory userId={userId} />
    </Modal>
  );
}
