import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { periodIn } from "./dashboard-search.ts";
import { personalQuery } from "./data.ts";
import { IncomeDashboard } from "./IncomeDashboard.tsx";
import { IncomeParts } from "./income/IncomeParts.tsx";
import { LeaderCard } from "./income/LeaderCard.tsx";

const COUNTED = { one: "aluno com plano", many: "alunos com plano" };
const route = getRouteApi("/signed-in/inicio/dashboard");

export function PersonalDashboardScreen() {
  const period = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <IncomeDashboard
      payee="personal"
      query={useQuery(personalQuery(period))}
      period={period}
      onPeriod={({ start, end }) => navigate({ search: { start, end }, resetScroll: false })}
      methods={STUDENT_PAYMENT_METHODS}
      counted={COUNTED}
      whenEmpty="Registre o que recebe em “Pagamentos”, na página de cada aluno, e acompanhe aqui."
      parts={<IncomeParts period={period} />}
      leader={({ student_with_most_executed_trainings: student }) => (
        <LeaderCard
          title="Mais treinos realizados"
          leader={
            student && {
              ...student,
              figure: `${formatDecimal(student.trainings, 0, 1)} ${student.trainings === 1 ? "treino" : "treinos"} no período`,
              link: { to: "/inicio/visualizar/$id", params: { id: String(student.id) } },
            }
          }
          whenNone="Nenhum treino registrado neste período."
        />
      )}
    />
  );
}
