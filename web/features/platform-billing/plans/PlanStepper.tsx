import { Button, Group, Stack, Stepper, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatAmount } from "#domain/money.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { useRefusal } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { toast } from "../../../ui/toast.ts";
import { type Plan, useSavePlan } from "./data.ts";
import { PlanStepFields } from "./PlanStepFields.tsx";
import classes from "./PlanStepper.module.css";
import { type PlanForm, rememberFrequency, STEP_FIELDS, toPlanDraft, toPlanForm, validatePlan } from "./plan-form.ts";
import { planPages } from "./plan-pages.ts";
import { PLAN_STEPS, planFormSearch } from "./plan-search.ts";

const LABELS = { nome: "Nome", valor: "Valor", frequencia: "Frequência", descricao: "Descrição" } as const;

/** No step can be passed while its field is wrong. */
export function PlanStepper({ plan }: { readonly plan?: Plan }) {
  const { list } = planPages(roleOf(useCurrentUser()));
  const { passo, aluno } = planFormSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<PlanForm>({ initialValues: toPlanForm(plan), validate: validatePlan });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const refuse = useRefusal(form);
  const save = useSavePlan();

  /** The address leads no further than the first step whose field is wrong. */
  const problems = validatePlan(form.values);
  const firstWrong = PLAN_STEPS.findIndex((step) => problems[STEP_FIELDS[step]]);
  const furthest = firstWrong < 0 ? PLAN_STEPS.length - 1 : firstWrong;
  // The address follows a moment later: what is typed until then belongs to the next field. An address further on than the form waits.
  const [shown, setShown] = useState(() =>
    passo && PLAN_STEPS.indexOf(passo) > furthest ? PLAN_STEPS[furthest] : undefined,
  );
  const requested = shown ?? passo;
  const at = Math.min(requested ? PLAN_STEPS.indexOf(requested) : 0, furthest);
  const step = PLAN_STEPS[at] ?? "nome";
  const isLast = at === PLAN_STEPS.length - 1;

  useEffect(() => {
    if (fields.current?.dataset.step === step) focusIn(fields.current);
  }, [step]);

  useEffect(() => setShown((next) => (next === passo ? undefined : next)), [passo]);

  function open(index: number) {
    const next = PLAN_STEPS[index] ?? "nome";
    setShown(next === passo ? undefined : next);
    void navigate({ to: ".", search: { ...(plan && { plano: plan.id }), ...(aluno && { aluno }), passo: next } });
  }

  const leave = () =>
    aluno
      ? navigate({ to: "/inicio/visualizar/$id", params: { id: aluno }, search: { dialog: "payments" } })
      : navigate({ to: list });

  function savePlan() {
    const body = toPlanDraft(form.values);
    if (!body || form.validate().hasErrors) return;
    save.mutate(
      { id: plan?.id, body },
      {
        onSuccess: () => {
          finish();
          if (!plan) rememberFrequency(body.frequency);
          void leave();
        },
        onError: (error) =>
          refuse(error, () => toast.failureWithReason(error, `Erro ao ${plan ? "atualizar" : "cadastrar"} plano`)),
      },
    );
  }

  function submitStep(event: FormEvent) {
    event.preventDefault();
    if (form.validateField(STEP_FIELDS[step]).hasError) focusIn(fields.current);
    else if (isLast) savePlan();
    else {
      // A field that disappears is not left, so it would keep the value as it was typed.
      form.setFieldValue("value", formatAmount(form.values.value));
      open(at + 1);
    }
  }

  return (
    <form noValidate onSubmit={submitStep} className={classes.form}>
      <Stack gap="xl">
        <Title order={1}>{plan ? "Editar plano" : "Novo plano"}</Title>
        <Stepper
          active={at}
          size="sm"
          iconSize={32}
          wrap={false}
          onStepClick={(index) => index <= furthest && open(index)}
          classNames={{
            step: classes.step ?? "",
            stepBody: classes.stepBody ?? "",
            separator: classes.separator ?? "",
          }}
        >
          {PLAN_STEPS.map((name, index) => (
            <Stepper.Step key={name} label={LABELS[name]} allowStepSelect={index <= furthest} />
          ))}
        </Stepper>
        <div ref={fields} data-step={step}>
          <PlanStepFields step={step} form={form} plan={plan} />
        </div>
        <StepButtons
          plan={plan}
          isFirst={at === 0}
          isLast={isLast}
          isSaving={save.isPending}
          onBack={() => (at === 0 ? void leave() : open(at - 1))}
          onSave={savePlan}
        />
      </Stack>
      <UnsavedGuard isDirty={isDirty} />
    </form>
  );
}

interface ButtonProps {
  readonly plan: Plan | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSaving: boolean;
  readonly onBack: () => void;
  readonly onSave: () => void;
}

const StepButtons = ({ plan, isFirst, isLast, isSaving, onBack, onSave }: ButtonProps) => (
  <Group justify="space-between">
    <Button variant="default" onClick={onBack}>
      {isFirst ? "Cancelar" : "Voltar"}
    </Button>
    <Group>
      {plan && !isLast && (
        <Button variant="default" loading={isSaving} onClick={onSave}>
          Salvar
        </Button>
      )}
      <Button type="submit" loading={isLast && isSaving}>
        {!isLast ? "Próximo" : plan ? "Salvar" : "Cadastrar"}
      </Button>
    </Group>
  </Group>
);

const focusIn = (fields: HTMLElement | null) =>
  (
    fields?.querySelector<HTMLElement>("input:checked") ?? fields?.querySelector<HTMLElement>("input, textarea")
  )?.focus();
