import { Button, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RENEWAL_DAYS } from "#domain/billing/subscription.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { queryClient } from "../../../api/query-client.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { subscriptionQuery } from "./data.ts";
import { RenewalForm } from "./RenewalForm.tsx";

interface Props {
  readonly children: ReactNode;
}

/** The children are what a lapsed trainer may still read and take along. */
export function RenewPlanScreen({ children }: Props) {
  const { data } = useQuery(subscriptionQuery);
  // After a trial nothing was there that could be renewed.
  const title = data && data.trial_ends_on !== null ? "Escolher plano" : "Renovar plano";
  usePageTitle(title);
  return (
    <Stack data-wide>
      <Title order={1}>{title}</Title>
      <Renewal />
      {children}
    </Stack>
  );
}

function Renewal() {
  const router = useRouter();
  const { data, error, refetch, isFetching } = useQuery(subscriptionQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={240} radius="md" />
      </Loading>
    );
  }
  const {
    subscription,
    may_renew,
    pays_from,
    renewal,
    discount,
    trial_ends_on,
    pix,
    pix_announced_on,
    pix_confirms,
    pix_charge,
  } = data;
  if (subscription && !may_renew) return <InOrder periodEnd={subscription.period_end} />;
  return (
    <RenewalForm
      subscription={subscription}
      paysFrom={pays_from}
      ownPrices={renewal ? [renewal] : []}
      discount={discount}
      trialEndsOn={trial_ends_on}
      pix={pix}
      pixAnnouncedOn={pix_announced_on}
      pixConfirms={pix_confirms}
      pixPlanId={pix_charge?.plan_id ?? null}
      onPaid={() => {
        queryClient.clear();
        router.history.push("/inicio");
      }}
    />
  );
}

/** Nothing is due yet: a form would take a card and do nothing with it. */
function InOrder({ periodEnd }: { readonly periodEnd: string }) {
  return (
    <>
      <Text>Sua assinatura está em dia até {formatDate(addDays(periodEnd, -1))}.</Text>
      <Text size="sm" c="dimmed">
        Você poderá renová-la a partir de {formatDate(addDays(periodEnd, -RENEWAL_DAYS))}. Avisaremos por e-mail.
      </Text>
      <Button renderRoot={(props) => <Link {...props} to="/inicio" />}>Voltar para o início</Button>
    </>
  );
}
