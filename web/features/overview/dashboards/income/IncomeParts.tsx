import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { PAYMENT_PURPOSES } from "#domain/billing/student-payments.ts";
import { formatReais } from "#domain/money.ts";
import { FigureTable } from "../../../../ui/chart/FigureTable.tsx";
import { monthName } from "../../../../ui/chart/month-name.ts";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import linkClasses from "../../../../ui/link.module.css";
import { Section } from "../../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { type PersonalIncome, personalIncomeQuery } from "../data.ts";
import classes from "./Dashboard.module.css";

interface Props {
  readonly period: IncomePeriod;
}

/** The period limits what was received, not what is owed. */
export function IncomeParts({ period }: Props) {
  const { data, error, refetch, isFetching } = useQuery(personalIncomeQuery(period));
  if (!data && error)
    return (
      <ErrorState title="Erro ao buscar o que há por receber" error={error} onRetry={refetch} retrying={isFetching} />
    );
  if (!data) return <RowsSkeleton rows={4} />;
  return (
    <div className={classes.pair}>
      <OwedSection income={data} />
      {data.students.length > 0 && <PlansSection income={data} />}
      {data.students.length > 0 && <StudentsSection income={data} />}
    </div>
  );
}

interface SectionProps {
  readonly income: PersonalIncome;
}

function OwedSection({ income: { late, months } }: SectionProps) {
  const [now, ...later] = months;
  const total = months.reduce((sum, { value }) => sum + value, late.value);
  const charges = months.reduce((sum, one) => sum + one.charges, late.charges);
  if (total === 0)
    return (
      <Section title="A receber">
        <Text size="sm" c="dimmed">
          Nenhuma cobrança em aberto nos próximos meses.
        </Text>
      </Section>
    );
  return (
    <Section
      title="A receber"
      about="Cobranças em aberto dos planos, pelo vencimento."
      action={
        late.charges > 0 && (
          <Anchor
            size="sm"
            // As high as a thumb, on the line of the title.
            my={-10}
            className={linkClasses.link}
            renderRoot={(props) => (
              <Link {...props} to="/inicio/alunos" search={{ status: "todos", pagamento: "atrasado" }} />
            )}
          >
            Ver quem deve
          </Anchor>
        )
      }
    >
      <FigureTable
        heads={["Vencimento", "Cobranças", "A receber"]}
        rows={[
          ["Em atraso", String(late.charges), formatReais(late.value)],
          ...(now ? [["Até o fim do mês", String(now.charges), formatReais(now.value)] as const] : []),
          ...later.map(({ month, charges, value }) => [monthName(month), String(charges), formatReais(value)] as const),
        ]}
        foot={["Total", String(charges), formatReais(total)]}
      />
    </Section>
  );
}

const PlansSection = ({ income: { plans } }: SectionProps) => (
  <Section title="Recebido por plano">
    <FigureTable
      heads={["Plano", "Recebido"]}
      rows={plans.map(({ plan, purpose, value }) => [plan ?? PAYMENT_PURPOSES[purpose], formatReais(value)])}
    />
  </Section>
);

const StudentsSection = ({ income: { students, other_students: others } }: SectionProps) => (
  <Section title="Recebido por aluno">
    <ul className={classes.payers}>
      {students.map(({ id, name, value }) => (
        <li key={id}>
          {id === null ? (
            <Text c="dimmed">Contas removidas</Text>
          ) : (
            <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.payer}>
              {name}
            </Link>
          )}
          <span className="figures">{formatReais(value)}</span>
        </li>
      ))}
      {others.count > 0 && (
        <li>
          <Text c="dimmed">{others.count === 1 ? "Mais 1 aluno" : `Mais ${others.count} alunos`}</Text>
          <span className="figures">{formatReais(others.value)}</span>
        </li>
      )}
    </ul>
  </Section>
);
