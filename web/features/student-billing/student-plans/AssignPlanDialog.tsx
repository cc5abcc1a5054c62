import { Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import type { StudentMoney } from "./data.ts";
import { soldPlansQuery, useAssignPlan } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly onClose: () => void;
}

const dayOf = (date: string): string => String(Number(date.slice(8)));

/** A plan that runs ends where the new one starts. */
export default function AssignPlanDialog({ studentId, money, onClose }: Props) {
  const plans = useQuery(soldPlansQuery);
  const assign = useAssignPlan(studentId);
  const running = money.plans.find(({ ends_on }) => ends_on === null);
  const form = useForm({
    initialValues: {
      plan_id: "",
      starts_on: money.today,
      due_day: running ? String(running.due_day) : dayOf(money.today),
    },
    validate: {
      plan_id: (id) => (id ? null : MESSAGES.required),
      starts_on: (day) => (isCalendarDate(day) ? null : MESSAGES.date),
      due_day: (day) => (Number(day) >= 1 && Number(day) <= 31 ? null : "Informe um dia de 1 a 31"),
    },
  });
  const mark = useServerErrors(form);
  const submit = form.onSubmit(({ plan_id, starts_on, due_day }) =>
    assign.mutate(
      { plan_id: Number(plan_id), starts_on, due_day: Number(due_day) },
      { onSuccess: onClose, onError: mark },
    ),
  );
  /** The due day follows the start until it is typed. */
  const start = (day: string) => {
    if (isCalendarDate(day) && !form.isTouched("due_day") && !running) form.setFieldValue("due_day", dayOf(day));
    form.setFieldValue("starts_on", day);
  };

  const title = running ? "Trocar plano" : "Vincular plano";
  // The plan that was just made may be missing in an earlier reading.
  const hasNone = plans.data?.length === 0 && !plans.isFetching;
  if (!plans.data || plans.data.length === 0)
    return (
      <FormDialog
        title={title}
        width={480}
        onClose={onClose}
        footer={(close) => (
          <>
            <Button variant="default" onClick={close}>
              Fechar
            </Button>
            {hasNone && (
              <Button
                renderRoot={(props) => <Link {...props} to="/inicio/planos/form" search={{ aluno: studentId }} />}
              >
                Cadastrar plano
              </Button>
            )}
          </>
        )}
      >
        {hasNone ? (
          <Text>Você ainda não tem planos ativos. Cadastre o primeiro para vinculá-lo ao aluno.</Text>
        ) : plans.error ? (
          <ErrorState error={plans.error} onRetry={plans.refetch} retrying={plans.isFetching} />
        ) : (
          <RowsSkeleton rows={3} />
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      title={title}
      width={480}
      isDirty={() => form.isDirty() && !assign.isSuccess}
      isSaving={assign.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        <Choice
          label="Plano"
          placeholder="Escolha um plano"
          data={plans.data.map(({ id, name, value, frequency }) => ({
            value: String(id),
            label: `${name} · ${formatReais(value)} · ${FREQUENCIES[frequency].label}`,
          }))}
          data-autofocus
          {...form.getInputProps("plan_id")}
        />
        <SimpleGrid cols={2}>
          <DayInput label="Início" {...form.getInputProps("starts_on")} onChange={start} />
          <DecimalInput label="Dia do vencimento" decimals={0} digits={2} {...form.getInputProps("due_day")} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {running
            ? `O plano ${running.name} termina no dia em que o novo começa. O que já venceu continua em aberto.`
            : "Em meses mais curtos, o vencimento cai no último dia do mês."}
        </Text>
        <FormAlert error={assign.error && Object.keys(form.errors).length === 0 ? assign.error : null} />
      </Stack>
    </FormDialog>
  );
}
