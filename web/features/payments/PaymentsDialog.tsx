import { Modal } from "@mantine/core";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import { PaymentHistory } from "./PaymentHistory.tsx";

interface Props {
  readonly userId: number;
  readonly onClose: () => void;
}

/** 'Pagamentos': a person's payments. */
export default function PaymentsDialog({ userId, onClose }: Props) {
  const narrow = useUpTo("sm");
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
