import { Badge, Button, Text } from "@mantine/core";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import type { StudentDashboard } from "./data.ts";
import classes from "./StudentHome.module.css";

interface Props extends Pick<StudentDashboard, "plan" | "charges"> {
  readonly today: CalendarDate;
  readonly onPayments: () => void;
}

/** The oldest charge, and how many more there are. */
export function MoneyLine({ plan, charges, today, onPayments }: Props) {
  const [first, ...more] = charges;
  if (!first && !plan) return null;
  return (
    <section className={classes.money} aria-label="Pagamentos">
      {first ? (
        <>
          <Text className="figures">
            <b>{formatReais(first.value)}</b>{" "}
            {first.due_on === today
              ? "vence hoje"
              : `${first.is_late ? "venceu" : "vence"} em ${formatDate(first.due_on).slice(0, 5)}`}
            {more.length > 0 && ` · mais ${more.length}`}
          </Text>
          {first.is_late && <Badge color="danger">Em atraso</Badge>}
        </>
      ) : (
        <Text>{plan?.name} · nada a pagar nos próximos dias</Text>
      )}
      <Button variant="default" className={classes.pay ?? ""} onClick={onPayments}>
        {first ? "Pagar" : "Ver pagamentos"}
      </Button>
    </section>
  );
}
