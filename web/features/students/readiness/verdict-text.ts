import { type Screening, VERDICTS, type Verdict } from "#domain/students/readiness/screening.ts";

/** For the student, without the trade's words. */
const TO_THE_STUDENT: Readonly<Record<Verdict, string>> = {
  may_begin: "Você pode treinar",
  clearance_for_hard: "Para treino forte, leve uma liberação médica",
  clearance_first: "Antes de começar, leve uma liberação médica",
  stop: "Pare de treinar e procure um médico",
};

export function verdictText({ verdict }: Pick<Screening, "verdict">, isStudent: boolean): string {
  if (verdict === null) return isStudent ? "Responda a triagem de saúde" : "Triagem de saúde por responder";
  return (isStudent ? TO_THE_STUDENT : VERDICTS)[verdict];
}

export const toneOf = (verdict: Verdict | null) => {
  if (verdict === "may_begin") return "good";
  return verdict === "stop" || verdict === "clearance_first" ? "bad" : "warn";
};

/** To the trainer: what to do, where the title does not say it already, and why. */
export const becauseText = ({ verdict, action, reasons }: Pick<Screening, "verdict" | "action" | "reasons">): string =>
  [...(verdict !== null && VERDICTS[verdict] === action ? [] : [action]), ...reasons].join(" · ");
