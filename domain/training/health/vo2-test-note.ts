import { type Vo2ProtocolCode, vo2ProtocolOf } from "../../periodisation/vo2-protocols.ts";
import { INTENSITIES } from "../../students/readiness/readiness-answers.ts";
import { awaitsClearance, type Screening } from "../../students/readiness/screening.ts";

type TestEffort = "moderate" | "vigorous" | "maximal";

/**
 * As far or as fast as one can is maximal; a walk as fast as one can, a jog and the step are vigorous; a load kept between two heart rates
 * is moderate. Bruce's is null: its figure comes from a doctor's report.
 */
const EFFORTS: Readonly<Record<Vo2ProtocolCode, TestEffort | null>> = {
  protocol_1: "vigorous",
  protocol_2: "vigorous",
  protocol_3: "maximal",
  protocol_4: "maximal",
  protocol_5: "maximal",
  queens_step: "vigorous",
  astrand_cycle: "moderate",
  shuttle_20m: "maximal",
  treadmill_walk: "moderate",
  ukk_walk: "vigorous",
  mile_jog: "vigorous",
  bruce_treadmill: null,
};

const RANK = ["light", "moderate", "vigorous", "maximal"] as const;

const NAMES = { moderate: "moderado", vigorous: "forte", maximal: "máximo" } as const;

interface TestedPerson extends Pick<Screening, "verdict" | "up_to"> {
  readonly isPregnant: boolean;
}

/** In Portuguese, why this person had better not take the test; null where nothing speaks against it. It blocks nothing. */
export function vo2TestNote(protocol: string | null | undefined, person: TestedPerson): string | null {
  const code = vo2ProtocolOf(protocol);
  const effort = code && EFFORTS[code];
  if (!effort) return null;
  const { verdict, up_to: limit, isPregnant } = person;
  if (verdict === "stop") return "Triagem: parar e procurar o médico. Nenhum teste de esforço antes disso.";
  if (awaitsClearance(person)) return "Triagem: nenhum teste de esforço antes da liberação médica.";
  if (isPregnant && effort === "maximal") return "Gestação: nenhum teste de esforço máximo.";
  return limit !== null && RANK.indexOf(effort) > RANK.indexOf(limit)
    ? `Triagem: esforço até ${INTENSITIES[limit].toLowerCase()}, e este teste é de esforço ${NAMES[effort]}. Escolha um mais leve.`
    : null;
}
