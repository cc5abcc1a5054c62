import { DOCUMENTS, openDocuments, type RequiredDocument } from "../../students/readiness/kit.ts";
import { awaitsClearance, type Screening } from "../../students/readiness/screening.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import type { Condition } from "./condition-table.ts";
import type { EvaluationFindings } from "./evaluation-findings.ts";
import type { HealthReading } from "./read-health.ts";

/**
 * A condition asks this of every training, whatever is proposed. Diabetes: Colberg SR, et al. Diabetes Care 2016;39(11):2065-2079. The
 * others as in the caps of a proposal.
 */
const ADVICE: Readonly<Record<Condition, string>> = {
  cardiac: "peça a liberação médica antes de usar; esforço leve, sem prender o ar.",
  rhythm: "",
  hypertension: "meça a pressão antes do treino e não deixe prender o ar.",
  beta_blocker: "o remédio baixa a frequência cardíaca; guie o esforço pela percepção.",
  pregnancy: "peça a liberação do obstetra; esforço em que dá para conversar.",
  late_pregnancy: "",
  osteoporosis: "sem dobrar nem girar a coluna com carga, sem saltos.",
  diabetes:
    "confira a glicose antes do treino e tenha carboidrato à mão; abaixo de 90 mg/dL coma antes (Colberg, 2016). Olhe os pés.",
  heart_rate_changed: "o remédio aumenta a frequência cardíaca; guie o esforço pela percepção.",
  anticoagulant: "sem contato nem risco de queda; uma batida na cabeça é emergência.",
  kidney: "peça a liberação médica antes de usar.",
};

/** Every statement of an anamnesis that a trainer has to know before using a proposal: understood, healed, unread. */
export function healthNotes(
  { conditions, unread, undetailed, healed }: HealthReading,
  { notes }: Pick<EvaluationFindings, "notes">,
): readonly string[] {
  return [
    ...notes,
    ...conditions.flatMap(({ condition, quote, source }) =>
      ADVICE[condition] === "" ? [] : [`A ${source} diz “${quote}”: ${ADVICE[condition]}`],
    ),
    ...unread.map(unreadNote),
    ...(undetailed.length > 0
      ? [`A anamnese diz que o aluno ${listInPortuguese(undetailed)}, e não diz quais: pergunte antes de usar.`]
      : []),
    ...healed.map((text) => `Lido como recuperado: “${text}”. Confira antes de usar.`),
  ];
}

export const unreadNote = (text: string): string =>
  `A anamnese diz “${text}”: nenhuma regra a conhece; confira antes de usar.`;

/** Nothing where the student may begin without a limit of a doctor's, or was not screened. */
export function screeningNotes({ verdict, action, reasons, cleared_until, up_to }: Screening): readonly string[] {
  const isLimited = cleared_until !== null && up_to !== null;
  if (verdict === null || (verdict === "may_begin" && !isLimited)) return [];
  return [`Triagem: ${action} (${reasons.join("; ")}).`];
}

/** As a proposal of loads, which then raises none. */
export const raiseNote = (screening: Pick<Screening, "verdict" | "action">): string | null =>
  awaitsClearance(screening) ? `Triagem: ${screening.action}. Até lá, mantenha as cargas e as séries.` : null;

/** Open answers and documents in one sentence. */
export function openReadinessNotes(
  { verdict }: Pick<Screening, "verdict">,
  kit: readonly RequiredDocument[],
): readonly string[] {
  const open = openDocuments(kit).map(({ kind, state }) =>
    state === "expired" ? `${DOCUMENTS[kind].toLowerCase()} (vencido)` : DOCUMENTS[kind].toLowerCase(),
  );
  const all = [...(verdict === null ? ["triagem de saúde"] : []), ...open];
  return all.length === 0 ? [] : [`Falta antes de treinar: ${listInPortuguese(all)}.`];
}
