import { Anchor, Button, Group, Stack, Stepper, Text, Title } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import linkClasses from "../../../ui/link.module.css";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import { PlanFields } from "../subscription-payments/PlanFields.tsx";
import { AcceptTerms } from "./AcceptTerms.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
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
