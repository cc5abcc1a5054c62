import { FocusTrap } from "@mantine/core";
import { session } from "../../../api/session.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { RenewalForm } from "./RenewalForm.tsx";

const ignore = () => {};

/** The refused requests are repeated after the payment. */
export default function SubscriptionLapsedDialog() {
  return (
    <PhoneWideDialog
      opened
      onClose={ignore}
      title="Renovar plano"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="lg"
      zIndex={380}
    >
      <FocusTrap.InitialFocus />
      <RenewalForm
        onPaid={() => {
          toast.success("Assinatura renovada. Você pode continuar de onde parou.");
          session.renew();
        }}
      />
    </PhoneWideDialog>
  );
}
