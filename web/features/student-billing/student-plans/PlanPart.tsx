import { Alert, Button, Group, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Section } from "../../../ui/Section.tsx";
import type { StudentMoney } from "./data.ts";

const AssignPlanDialog = lazy(() => import("./AssignPlanDialog.tsx"));
const EndPlanDialog = lazy(() => import("./EndPlanDialog.tsx"));

type Plan = StudentMoney["plans"][number];

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly mayChange: boolean;
}

export function PlanPart({ studentId, money, mayChange }: Props) {
  const [dialog, setDialog] = useState<"assign" | "end" | null>(null);
  const running = money.plans.find(({ ends_on }) => ends_on === null);
  const close = () => setDialog(null);
  return (
    <Section
      title="Plano"
      action={
        mayChange && (
          <Group gap="xs">
            {running && (
              <Button variant="default" onClick={() => setDialog("end")}>
                Encerrar
              </Button>
            )}
            <Button variant={running ? "default" : "filled"} onClick={() => setDialog("assign")}>
              {running ? "Trocar" : "Vincular plano"}
            </Button>
          </Group>
        )
      }
    >
      {money.plans.length === 0 && <Text c="dimmed">Sem plano</Text>}
      {money.plans.map((plan) => (
        <PlanLine key={plan.id} plan={plan} today={money.today} />
      ))}
      {mayChange && running && !money.student.is_active && (
        <Alert color="warning" variant="light" mt="sm">
          O aluno está inativo e o plano continua. Encerre-o para não gerar novas cobranças.
        </Alert>
      )}
      <Suspense>
        {dialog === "assign" && <AssignPlanDialog studentId={studentId} money={money} onClose={close} />}
        {dialog === "end" && running && (
          <EndPlanDialog studentId={studentId} today={money.today} plan={running} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}

function PlanLine({ plan, today }: { readonly plan: Plan; readonly today: string }) {
  const since = `${plan.starts_on > today ? "começa em" : "desde"} ${formatDate(plan.starts_on)}`;
  const until = plan.ends_on ? `, termina em ${formatDate(plan.ends_on)}` : "";
  return (
    <div className="figures">
      <Text fw={600}>
        {plan.name} · <span style={{ whiteSpace: "nowrap" }}>{formatReais(plan.value)}</span>
      </Text>
      <Text size="sm" c="dimmed">
        {FREQUENCIES[plan.frequency].label}, vence no dia {plan.due_day}, {since}
        {until}
      </Text>
    </div>
  );
}
