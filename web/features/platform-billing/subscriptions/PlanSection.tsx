import { Badge, Button, Group, SimpleGrid, Text } from "@mantine/core";
import { useState } from "react";
import { SUBSCRIPTION_STATES } from "#domain/billing/subscription.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import { toast } from "../../../ui/toast.ts";
import { ChangePlanDialog } from "./ChangePlanDialog.tsx";
import { type OwnSubscription, useCancelSubscription, useResumeSubscription } from "./data.ts";
import { PayButtons } from "./PayButtons.tsx";
import { lastDayOf, planText } from "./subscription-texts.ts";

const TONES = { active: "success", late: "warning", canceled: "danger" } as const;

type Step = "plan" | "cancel" | null;

export function PlanSection({ subscription }: { readonly subscription: OwnSubscription }) {
  const { status, is_ending, owed, card } = subscription;
  const [step, setStep] = useState<Step>(null);
  const cancel = useCancelSubscription();
  const resume = useResumeSubscription();
  const close = () => setStep(null);
  // While something is late or the first invoice is open, the banner above has the button that pays.
  const isEarly = status === "active" && owed?.is_first === false;
  return (
    <Section
      title="Plano"
      action={
        <Badge color={is_ending ? "gray" : TONES[status]} variant="light" size="lg">
          {is_ending ? `Termina em ${lastDayOf(subscription)}` : SUBSCRIPTION_STATES[status]}
        </Badge>
      }
    >
      <SimpleGrid component="dl" m={0} cols={{ base: 1, xs: 2 }} spacing="md" className="figures">
        {factsOf(subscription).map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Group mt="lg" gap="sm">
        {isEarly && owed && <PayButtons owed={owed} card={card} />}
        {is_ending ? (
          <Button
            loading={resume.isPending}
            onClick={() =>
              resume.mutate(undefined, {
                onError: (error) => toast.failure(error),
              })
            }
          >
            Desistir do cancelamento
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => setStep("plan")}>
              Trocar de plano
            </Button>
            <Button variant="subtle" color="danger" onClick={() => setStep("cancel")}>
              Cancelar assinatura
            </Button>
          </>
        )}
      </Group>
      {step === "plan" && <ChangePlanDialog subscription={subscription} onClose={close} />}
      <ConfirmDialog
        opened={step === "cancel"}
        title="Cancelar assinatura"
        confirmLabel="Cancelar assinatura"
        cancelLabel="Voltar"
        danger
        busy={cancel.isPending}
        onCancel={close}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onError: (error) => toast.failure(error),
            onSettled: close,
          })
        }
      >
        {status === "late"
          ? `O período pago terminou em ${lastDayOf(subscription)}: seu acesso termina agora. Seus dados continuam guardados e seus alunos continuam vendo os treinos.`
          : `Você usa a plataforma até ${lastDayOf(subscription)} e nada mais será cobrado. Até lá, você pode desistir do cancelamento. Depois, seus dados continuam guardados e seus alunos continuam vendo os treinos.`}
      </ConfirmDialog>
    </Section>
  );
}

function factsOf(subscription: OwnSubscription): readonly (readonly [label: string, value: string])[] {
  const { plan, next_plan, next_plan_from, next_charge, owed, announced } = subscription;
  return [
    ["Plano atual", planText(plan)],
    [
      owed?.is_first ? "Vencimento da primeira fatura" : "Pago até",
      owed?.is_first ? formatDate(owed.due_on) : lastDayOf(subscription),
    ],
    [
      "Próxima cobrança",
      next_charge ? `${formatReais(next_charge.value)} em ${formatDate(next_charge.on)}` : withoutCharge(subscription),
    ],
    ...(next_plan ? ([[`A partir de ${formatDate(next_plan_from)}`, planText(next_plan)]] as const) : []),
    ...(announced
      ? ([["Novo valor", `A partir de ${formatDate(announced.from)}: ${formatReais(announced.value)}`]] as const)
      : []),
  ];
}

function withoutCharge({ is_ending, card }: OwnSubscription): string {
  if (is_ending) return "Nenhuma: a assinatura foi cancelada";
  return card ? "Nenhuma: escolha um plano para o próximo período" : "Cadastre um cartão para renovar automaticamente";
}
