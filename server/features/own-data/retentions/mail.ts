import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import type { Letter } from "../../../platform/mail/letter.ts";

/** Neither names nor kinds: beside a name, the kind alone would tell. */
export function forgettingAnnounced(
  { name, email }: { readonly name: string; readonly email: string },
  { students, on }: { readonly students: number; readonly on: CalendarDate },
): Letter {
  const whose = students === 1 ? "de 1 ex-aluno" : `de ${students} ex-alunos`;
  return {
    to: email,
    name,
    subject: `Dados ${whose} serão apagados em ${formatDate(on)}`,
    opening: `Como você escolheu em “Por quanto tempo guardar”, dados ${whose} serão apagados do {product} a partir de ${formatDate(on)}. Até lá você pode ver de quem são e guardar por mais tempo o que precisar:`,
    path: "/configuracoes/perfil/guarda",
    action: "Ver o que será esquecido",
    closing: "Se estiver tudo certo, você não precisa fazer nada. Quem voltar a ser seu aluno até lá não perde nada.",
  };
}
