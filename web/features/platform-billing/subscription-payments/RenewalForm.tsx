import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import type { HeldDiscount } from "#contract/platform-billing/discounts.ts";
import type { Subscription } from "#contract/platform-billing/subscription-payments.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { toast } from "../../../ui/toast.ts";
import { leave } from "../../people/accounts/data.ts";
import { SupportLink } from "../../public-pages/system/SupportLink.tsx";
import { CouponField } from "../coupons/CouponField.tsx";
import { plansQuery } from "../plans/data.ts";
import { CardFields } from "./CardFields.tsx";
import type { CardForm } from "./card-form.ts";
import { type ChosenPlan, useSubscribe } from "./data.ts";
import { dueTexts } from "./due-texts.ts";
import { PlanFields } from "./PlanFields.tsx";
import { findPlanOffer, type OwnPrice, reducedPrice, withOwnPrices } from "./plan-offers.ts";
import { useCardForm } from "./use-card-form.ts";

const PlanPixChargeDialog = lazy(() => import("./PlanPixChargeDialog.tsx"));
const PlanPixDialog = lazy(() => import("./PlanPixDialog.tsx"));

interface Props {
  /** Null, or canceled, when access has lapsed; until then one pays to go on. */
  readonly subscription?: Subscription | null;
  /** The first day of the period that is paid next. */
  readonly paysFrom?: string | null;
  readonly ownPrices?: readonly OwnPrice[];
  readonly discount?: HeldDiscount | null;
  readonly trialEndsOn?: string | null;
  readonly pix?: PixReceiver | null;
  readonly pixAnnouncedOn?: string | null;
  /** The provider makes a Pix that confirms itself. */
  readonly pixConfirms?: boolean;
  /** The plan whose Pix waits. */
  readonly pixPlanId?: number | null;
  readonly onPaid: () => void;
  readonly children?: ReactNode;
}

export function RenewalForm({
  subscription = null,
  paysFrom = null,
  ownPrices = [],
  discount = null,
  trialEndsOn = null,
  pix = null,
  pixAnnouncedOn = null,
  pixConfirms = false,
  pixPlanId = null,
  onPaid,
  children,
}: Props) {
  const open = subscription?.status === "canceled" ? null : subscription;
  const isTrying = !open && isTrialRunning(trialEndsOn);
  const pay = useSubscribe();
  const signOut = useMutation({
    mutationFn: () => leave(false),
    onError: (error) => toast.failure(error, "Não foi possível fazer logout!"),
  });
  const [choice, setPlan] = useState<ChosenPlan | null>(subscription && { id: subscription.plan.id, installments: 1 });
  const [unchosen, setUnchosen] = useState(false);
  const [isPix, setIsPix] = useState(false);
  const { form, payer, isAtField, onError, onInvalid } = useCardForm();
  const { data: plans = [] } = useQuery(plansQuery);
  const listed = findPlanOffer(withOwnPrices(plans, ownPrices), choice)?.offer.value;
  const price = listed === undefined ? undefined : reducedPrice(listed, discount);
  // The last plan may not be sold any more.
  const plan = price === undefined ? null : choice;

  const submit = (card: CardForm) => {
    setUnchosen(!plan);
    if (plan && price !== undefined)
      pay.mutate({ card, plan: { ...plan, value: price } }, { onSuccess: onPaid, onError });
  };

  /** Marks the plan as well as the card's fields: everything that is missing shows at once. */
  const showMissing = (errors: FormErrors) => {
    setUnchosen(!plan);
    onInvalid(errors);
  };

  const pixDialog = isPix && plan && price !== undefined && (
    <Suspense>
      {pix ? (
        <PlanPixDialog planId={plan.id} value={price} pix={pix} onClose={() => setIsPix(false)} />
      ) : (
        <PlanPixChargeDialog planId={plan.id} value={price} onPaid={onPaid} onClose={() => setIsPix(false)} />
      )}
    </Suspense>
  );

  // The dialog has a form of its own, whose events would reach this one.
  return (
    <>
      <form noValidate data-wide onSubmit={form.onSubmit(submit, showMissing)}>
        <Stack>
          {open ? (
            <Due subscription={open} paysFrom={paysFrom ?? open.period_end} />
          ) : (
            <NoSubscription trialEndsOn={trialEndsOn} />
          )}
          {pixAnnouncedOn && (
            <Alert variant="light" title={`Pix informado em ${formatDate(pixAnnouncedOn)}`}>
              Avisamos por e-mail assim que o recebimento for confirmado.
            </Alert>
          )}
          <PlanFields
            ownPrices={ownPrices}
            chosen={plan}
            onChoose={setPlan}
            error={unchosen && !plan ? "Escolha um plano" : null}
          />
          <div>
            <Title order={2} size="h4">
              Cartão de crédito
            </Title>
            <Text size="sm" c="dimmed">
              Os dados do cartão são cifrados neste navegador e só a operadora os lê.
            </Text>
          </div>
          <CardFields form={form} payer={payer} />
          <CouponField held={discount} />
          {listed !== undefined && price !== undefined && price < listed && (
            <Text size="sm" className="figures">
              {formatReais(listed)} com desconto de {formatReais(listed - price)}
            </Text>
          )}
          <FormAlert error={isAtField ? null : pay.error} />
          <Button type="submit" px="xs" loading={pay.isPending}>
            {price === undefined ? "Pagar e continuar" : `Pagar ${formatReais(price)} e continuar`}
          </Button>
          {!open && (pix || pixConfirms) && !pixAnnouncedOn && plan && price !== undefined && (
            <Button variant="default" onClick={() => setIsPix(true)}>
              {plan.id === pixPlanId ? "Ver Pix" : `Pagar ${formatReais(price)} com Pix`}
            </Button>
          )}
          {open || isTrying ? (
            <Button variant="subtle" color="gray" renderRoot={(props) => <Link {...props} to="/inicio" />}>
              Voltar para o início
            </Button>
          ) : (
            <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
              Sair
            </Button>
          )}
          {children}
          <SupportLink />
        </Stack>
      </form>
      {pixDialog}
    </>
  );
}

const isTrialRunning = (endsOn: string | null): endsOn is string =>
  endsOn !== null && todayInSaoPaulo(Date.now()) < endsOn;

/** Without one: after its end, after a trial, or while a trial runs. */
function NoSubscription({ trialEndsOn }: { readonly trialEndsOn: string | null }) {
  if (trialEndsOn === null)
    return (
      <Alert color="warning" variant="light" title="Há um problema com sua assinatura">
        Seu acesso expirou. Escolha um plano e pague para continuar: seus alunos e tudo o que você registrou estão
        guardados.
      </Alert>
    );
  if (isTrialRunning(trialEndsOn))
    return (
      <Alert variant="light" title={`Seu teste vai até ${formatDate(addDays(trialEndsOn, -1))}`}>
        O que você pagar agora vale a partir de {formatDate(trialEndsOn)}: nenhum dia se perde.
      </Alert>
    );
  return (
    <Alert color="warning" variant="light" title="Seu teste terminou">
      Escolha um plano para continuar: seus alunos e tudo o que você registrou estão guardados.
    </Alert>
  );
}

function Due({ subscription, paysFrom }: { readonly subscription: Subscription; readonly paysFrom: string }) {
  const { title, detail } = dueTexts(subscription, paysFrom);
  return (
    <Alert variant="light" title={title} {...(subscription.status !== "active" && { color: "warning" })}>
      {detail}
    </Alert>
  );
}
