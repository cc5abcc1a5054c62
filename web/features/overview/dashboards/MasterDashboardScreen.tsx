import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { PixToAnswer } from "../../platform-billing/trainers/PixToAnswer.tsx";
import { periodIn } from "./dashboard-search.ts";
import { masterQuery } from "./data.ts";
import { IncomeDashboard } from "./IncomeDashboard.tsx";
import { LeaderCard } from "./income/LeaderCard.tsx";

const COUNTED = { one: "assinatura", many: "assinaturas" };
const route = getRouteApi("/signed-in/admins/admin/home/personal/dashboard");

export function MasterDashboardScreen() {
  const period = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <IncomeDashboard
      payee="master"
      query={useQuery(masterQuery(period))}
      period={period}
      onPeriod={({ start, end }) => navigate({ search: { start, end } })}
      methods={PAYMENT_METHODS}
      counted={COUNTED}
      whenEmpty="Aqui aparece o que os personais pagam pela assinatura da plataforma."
      leader={({ personal_with_most_active_students: trainer }) => (
        <LeaderCard
          title="Professor com mais alunos"
          leader={
            trainer && {
              ...trainer,
              figure: `${trainer.students} ${trainer.students === 1 ? "aluno ativo" : "alunos ativos"}`,
              link: { to: "/admin/home/personal/visualizar/$id", params: { id: String(trainer.id) } },
            }
          }
          whenNone="Nenhum personal tem alunos ativos ainda."
        />
      )}
    >
      <PixToAnswer />
    </IncomeDashboard>
  );
}
