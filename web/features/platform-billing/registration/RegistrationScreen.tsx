import { Anchor, Button, Group, Paper, Stack, Stepper, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { formatReais } from "#domain/money.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import linkClasses from "../../../ui/link.module.css";
import { awaitedCode } from "../../people/accounts/awaited-code.ts";
import { plansQuery } from "../plans/data.ts";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { PlanFields } from "../subscription-payments/PlanFields.tsx";
import { findPlanOffer, installmentsLabel, PERIOD_LABELS } from "../subscription-payments/plan-offers.ts";
import { AcceptTerms } from "./AcceptTerms.tsx";
import { PersonFields } from "./PersonFields.tsx";
import classes from "./RegistrationScreen.module.css";
import { STEPS } from "./registration-search.ts";
import { useRegistration } from "./use-registration.ts";

const route = getRouteApi("/open/cadastro");
const LABELS = { data: "Dados", plan: "Plano", payment: "Pagamento", terms: "Termos" } as const;

export function RegistrationScreen() {
  const { step: requestedStep = "data", policy } = route.useSearch();
  const navigate = route.useNavigate();
  const { step, isLast, open, submitStep, register, ...work } = useRegistration(
    requestedStep,
    (next) => void navigate({ search: (previous) => ({ ...previous, step: next }) }),
  );
  usePageTitle("Criar conta");

  if (register.data) return <ConfirmEmail email={register.data.email} />;
  return (
    <form noValidate data-wide onSubmit={submitStep}>
      <Stack gap="lg">
        <Title order={1}>Criar conta</Title>
        <Stepper
          active={step}
          size="xs"
          iconSize={28}
          wrap={false}
          allowNextStepsSelect={false}
          onStepClick={open}
          classNames={{ step: classes.step ?? "", stepBody: classes.stepBody ?? "" }}
        >
          {STEPS.map((name) => (
            <Stepper.Step key={name} label={LABELS[name]} />
          ))}
        </Stepper>
        {step === 0 && work.isRecovered && (
          <Text size="sm" c="dimmed" role="status">
            Recuperamos o que você tinha preenchido. Por segurança, digite a senha novamente.
          </Text>
        )}
        {step === 0 && (
          <Text size="sm" c="dimmed">
            Esta conta é para personal trainers. Alunos recebem o convite do seu personal por e-mail.
          </Text>
        )}
        {step === 0 && <PersonFields form={work.person} />}
        {step === 1 && <PlanFields {...work.plan} />}
        {step === 2 && <CardFields form={work.card} />}
        {isLast && work.plan.chosen && <OrderSummary plan={work.plan.chosen} />}
        {isLast && (
          <AcceptTerms
            {...work.terms}
            reading={policy === "privacy"}
            onRead={(reading) =>
              void navigate({ search: (previous) => ({ ...previous, policy: reading ? "privacy" : undefined }) })
            }
          />
        )}
        <FormAlert error={work.failure} />
        <Group justify="space-between">
          {step === 0 ? (
            <Anchor
              size="sm"
              className={linkClasses.link}
              renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}
            >
              Já tenho conta
            </Anchor>
          ) : (
            <Button variant="default" onClick={() => open(step - 1)}>
              Voltar
            </Button>
          )}
          <Button type="submit" loading={register.isPending}>
            {isLast ? "Pagar e criar conta" : "Próximo"}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isDirty={work.isDirty} onDiscard={work.discard} />
    </form>
  );
}

function ConfirmEmail({ email }: { readonly email: string }) {
  return (
    <Stack>
      <Title order={1}>Confirme seu e-mail</Title>
      <Text>
        Pagamento aprovado. Enviamos para <strong>{email}</strong> o link e o código que confirmam o seu cadastro.
      </Text>
      <Button
        onClick={() => awaitedCode.write({ email, students: false })}
        renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" search={{ dialog: "confirmation-code" }} />}
      >
        Digitar o código
      </Button>
      <Anchor size="sm" ta="center" renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}>
        Ir para a entrada
      </Anchor>
    </Stack>
  );
}

function OrderSummary({ plan }: { readonly plan: ChosenPlan }) {
  const { data: plans = [] } = useQuery(plansQuery);
  const found = findPlanOffer(plans, plan);
  if (!found) return null;
  const { group, offer, frequency } = found;
  return (
    <Paper withBorder p="md" component="section" aria-label="Resumo da assinatura">
      <Stack gap={4}>
        <Text fw={600}>Plano {group.name}</Text>
        <Text className="figures">
          {formatReais(offer.value)} {PERIOD_LABELS[frequency]}
          {plan.installments > 1 && `, em ${installmentsLabel(offer, plan.installments)}`}
        </Text>
        <Text size="sm" c="dimmed">
          A conta é para personal trainers. O pagamento é feito agora, no cartão informado, e o e-mail é confirmado em
          seguida.
        </Text>
      </Stack>
    </Paper>
  );
}
