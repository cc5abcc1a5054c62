import { Anchor, Button, Group, Stack, Stepper, Text, Title } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import linkClasses from "../../../ui/link.module.css";
import { awaitedConfirmation } from "../../people/accounts/awaited-confirmation.ts";
import { AddressFields } from "../../people/addresses/AddressFields.tsx";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import { PlanFields } from "../subscription-payments/PlanFields.tsx";
import { AcceptTerms } from "./AcceptTerms.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { OrderSummary, PayLabel } from "./OrderSummary.tsx";
import { PersonFields } from "./PersonFields.tsx";
import classes from "./RegistrationScreen.module.css";
import { STEPS, type Step } from "./registration-search.ts";
import { TrialOffer, TrialSummary } from "./TrialOffer.tsx";
import { useRegistration } from "./use-registration.ts";

const route = getRouteApi("/open/cadastro");
const LABELS: Readonly<Record<Step, string>> = { plan: "Plano", data: "Dados", payment: "Pagamento" };
const TRIAL_LABELS: Readonly<Record<Step, string>> = { ...LABELS, payment: "Termos" };

export function RegistrationScreen() {
  const { step: requested = "plan", plano, policy, teste } = route.useSearch();
  const { trial_days: trialDays } = useProduct();
  const navigate = route.useNavigate();
  const { step, open, submitStep, register, isTrial, startTrial, ...work } = useRegistration(
    { step: requested, plan: plano, isTrial: teste === 1 },
    (next, trying) =>
      void navigate({ search: (previous) => ({ ...previous, step: next, teste: trying ? 1 : undefined }) }),
  );
  const name = STEPS[step];
  const top = useTopOfStep(step);
  const [awaited] = useState(awaitedConfirmation.read);
  usePageTitle("Criar conta");

  const registered = register.data ? { email: register.data.email, isTrial } : awaited;
  if (registered) return <ConfirmEmail {...registered} password={work.person.getValues().password} />;
  return (
    <form noValidate data-wide onSubmit={submitStep}>
      <Stack gap="lg">
        <Title order={1} ref={top}>
          Criar conta
        </Title>
        <Stepper
          active={step}
          size="xs"
          iconSize={28}
          wrap={false}
          allowNextStepsSelect={false}
          onStepClick={open}
          classNames={{
            step: classes.step ?? "",
            stepBody: classes.stepBody ?? "",
            separator: classes.separator ?? "",
          }}
        >
          {STEPS.map((each) => (
            <Stepper.Step key={each} label={isTrial ? TRIAL_LABELS[each] : LABELS[each]} />
          ))}
        </Stepper>
        {name !== "plan" && (isTrial ? <TrialSummary days={trialDays} /> : <OrderSummary plan={work.plan.chosen} />)}
        {name === "plan" && (
          <>
            <Text size="sm" c="dimmed">
              Esta conta é para personal trainers. Alunos recebem o convite do seu personal por e-mail.
            </Text>
            {trialDays > 0 && <TrialOffer days={trialDays} onTry={startTrial} />}
            <PlanFields {...work.plan} />
            <OrderSummary plan={work.plan.chosen} />
          </>
        )}
        {name === "data" && work.isRecovered && (
          <Text size="sm" c="dimmed" role="status">
            Recuperamos o que você tinha preenchido. Por segurança, digite a senha novamente.
          </Text>
        )}
        {name === "data" && <PersonFields form={work.person} />}
        {name === "payment" && isTrial && (
          <AcceptTerms
            {...work.terms}
            reading={policy === "privacy"}
            onRead={(reading) =>
              void navigate({ search: (previous) => ({ ...previous, policy: reading ? "privacy" : undefined }) })
            }
          />
        )}
        {name === "payment" && !isTrial && (
          <>
            <div>
              <Title order={2} size="h4">
                Cartão de crédito
              </Title>
              <Text size="sm" c="dimmed">
                Os dados do cartão são cifrados neste navegador e só a operadora os lê.
              </Text>
            </div>
            <CardFields form={work.card} payer={work.payer} />
            <Title order={2} size="h4">
              Endereço da fatura
            </Title>
            <AddressFields form={work.place} />
            <AcceptTerms
              {...work.terms}
              reading={policy === "privacy"}
              onRead={(reading) =>
                void navigate({ search: (previous) => ({ ...previous, policy: reading ? "privacy" : undefined }) })
              }
            />
          </>
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
          <Button
            type="submit"
            loading={register.isPending}
            variant={name === "plan" && trialDays > 0 && !work.plan.chosen ? "default" : "filled"}
          >
            {name !== "payment" && "Próximo"}
            {name === "payment" && (isTrial ? "Criar conta e testar" : <PayLabel plan={work.plan.chosen} />)}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isDirty={work.isDirty} onDiscard={work.discard} />
    </form>
  );
}

/** A step begins at its top, also after a longer one. */
function useTopOfStep(step: number) {
  const top = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return top;
}
