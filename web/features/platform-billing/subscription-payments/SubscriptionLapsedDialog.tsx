import { Anchor, FocusTrap, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { session } from "../../../api/session.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import linkClasses from "../../../ui/link.module.css";
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
      trialEndsOn={data?.trial_ends_on ?? null}
      pix={data?.pix ?? null}
      pixAnnouncedOn={data?.pix_announced_on ?? null}
      pixConfirms={data?.pix_confirms ?? false}
      pixPlanId={data?.pix_charge?.plan_id ?? null}
      onPaid={() => {
        toast.success("Assinatura renovada. Você pode continuar de onde parou.");
        session.renew();
      }}
    >
      <Anchor size="sm" className={linkClasses.link} href="/autenticacao/renovar_plano" target="_blank" rel="noopener">
        Ver faturas e levar meus dados
      </Anchor>
    </RenewalForm>
  );
}
