import { FocusTrap, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { session } from "../../../api/session.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { subscriptionQuery } from "./data.ts";
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
      <Renewal />
    </PhoneWideDialog>
  );
}

/** One can pay even where the last plan cannot be read. */
function Renewal() {
  const { data, isPending } = useQuery(subscriptionQuery);
  if (isPending) {
    return (
      <Loading>
        <Skeleton height={240} radius="md" />
      </Loading>
    );
  }
  return (
    <RenewalForm
      subscription={data?.subscription ?? null}
      ownPrices={data?.renewal ? [data.renewal] : []}
      discount={data?.discount ?? null}
      onPaid={() => {
        toast.success("Assinatura renovada. Você pode continuar de onde parou.");
        session.renew();
      }}
    />
  );
}
