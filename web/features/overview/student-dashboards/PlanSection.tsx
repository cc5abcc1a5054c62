import { Badge, Button, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { addDays, type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Section } from "../../../ui/Section.tsx";
import type { StudentDashboard } from "./data.ts";
import classes from "./StudentDashboard.module.css";

interface Props {
  readonly plan: StudentDashboard["plan"];
  readonly charges: StudentDashboard["charges"];
  readonly today: CalendarDate;
  readonly studentId: number;
}

export function PlanSection({ plan, charges, today, studentId }: Props) {
  if (!plan && charges.length === 0) {
    return (
      <Section title="Meu plano">
        <Text size="sm" c="dimmed">
          Seu personal ainda não registrou um plano para você.
        </Text>
      </Section>
    );
  }
  return (
    <Section
      title="Meu plano"
      {...(plan && { about: planText(plan, today) })}
      action={
        <Button
          renderRoot={(props) => (
            <Link to="/inicio/visualizar/$id" params={{ id: studentId }} search={{ dialog: "payments" }} {...props} />
          )}
          variant={charges.some(({ is_late }) => is_late) ? "filled" : "default"}
        >
          {charges.length > 0 ? "Pagar" : "Ver pagamentos"}
        </Button>
      }
    >
      {charges.length === 0 ? (
        <Text size="sm">Nada a pagar nos próximos dias.</Text>
      ) : (
        <ul className={classes.charges}>
          {charges.map(({ id, due_on, value, is_late }) => (
            <li key={id}>
              <Text flex={1}>
                {due_on === today ? "Vence hoje" : `${is_late ? "Venceu" : "Vence"} em ${formatDate(due_on)}`}
              </Text>
              {is_late && <Badge color="warning">Em atraso</Badge>}
              <Text fw={600} className="figures">
                {formatReais(value)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function planText(plan: NonNullable<Props["plan"]>, today: CalendarDate): string {
  const { name, value, frequency, start_date, end_date } = plan;
  const price = `${name} · ${formatReais(value)} (${FREQUENCIES[frequency].label.toLowerCase()})`;
  if (start_date > today) return `${price}, começa em ${formatDate(start_date)}`;
  return end_date ? `${price}, até ${formatDate(addDays(end_date, -1))}` : price;
}
