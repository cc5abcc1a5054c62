import type { HeartObstacle } from "../../assessment/aerobic/training-zones.ts";
import { karvonenTraining, maximalHeartRate } from "../../assessment/energy/heart-rate.ts";
import { folded } from "../../text/accentless.ts";
import { AEROBIC_EFFORTS } from "../aerobic-effort.ts";
import { type AroundLine, SHORT_BELOW } from "./around-line.ts";
import type { Caps, Planned } from "./caps.ts";
import { type CatalogueExercise, kindAt } from "./classified.ts";
import { continuousAerobic } from "./figures.ts";
import { type AerobicDose, OBJECTIVE_RULES } from "./objectives.ts";
import type { Pool } from "./pool.ts";

const AEROBIC_KINDS = ["walking", "cycling", "elliptical", "running", "stairs", "rowing", "water", "swimming"];
const AT_HOME = ["walking", "cycling", "walk_and_run", "running"];
/** Percent of the heart rate reserve: the lower end of moderate exercise (Garber 2011). */
const GENTLE_OF_RESERVE = 40;
const GENTLE_OF_MAXIMUM = 60;
/** Ours: clear of the zone that is called vigorous, which begins at 60 and 77 (`training-zones.ts`). */
const MODERATE_OF_RESERVE = 55;
const MODERATE_OF_MAXIMUM = 70;
/** Ours: aerobic exercise takes at most a third of a training, and a quarter of a short one. */
const SHARE_OF_TIME = 3;
const SHARE_OF_SHORT_TIME = 4;

const WITHOUT_BEATS: Readonly<Record<HeartObstacle, string>> = {
  medicine: "o remédio muda os batimentos",
  rhythm: "marca-passo ou arritmia muda os batimentos",
  pregnancy: "a gestação muda os batimentos",
  age: "a fórmula da frequência máxima é de adultos",
};

const exceedsModerate = ({ ofReserve }: AerobicDose): boolean => ofReserve > MODERATE_OF_RESERVE;

/** In percent, as far as the person may go. */
function shareOf(dose: AerobicDose, { isGentle, isModerate }: Caps): Pick<AerobicDose, "ofReserve" | "ofMaximum"> {
  if (isGentle) return { ofReserve: GENTLE_OF_RESERVE, ofMaximum: GENTLE_OF_MAXIMUM };
  return isModerate && exceedsModerate(dose)
    ? { ofReserve: MODERATE_OF_RESERVE, ofMaximum: MODERATE_OF_MAXIMUM }
    : dose;
}

function heartRateOf({ objective, ageYears, restingHeartRate, caps }: Planned): number | null {
  const dose = OBJECTIVE_RULES[objective].aerobic;
  if (dose === null || ageYears === null) return null;
  const maximal = maximalHeartRate(ageYears);
  const { ofReserve, ofMaximum } = shareOf(dose, caps);
  return restingHeartRate === null
    ? Math.floor((maximal * ofMaximum) / 100)
    : karvonenTraining(ofReserve, maximal, restingHeartRate);
}

/** Aerobic exercise as the objective asks for it, in minutes; null where it asks for none, or the age is not known. */
export function aerobicLine<Exercise extends CatalogueExercise>(
  input: Planned<Exercise>,
  pool: Pool<Exercise>,
): AroundLine<Exercise> | null {
  const { objective, minutes, caps, place, restingHeartRate } = input;
  const { aerobic, aerobicReason } = OBJECTIVE_RULES[objective];
  const heartRate = heartRateOf(input);
  if (aerobic === null || heartRate === null) return null;
  const liked = folded(input.favouriteActivities);
  const kinds = place.code === "home" ? AT_HOME : AEROBIC_KINDS;
  const favourites = kinds.filter((code) => liked.includes(folded(kindAt(code)?.label ?? "").slice(0, 5)));
  const chosen = pool.best([...favourites, ...kinds], new Set());
  if (!chosen) return null;
  const share = minutes < SHORT_BELOW ? SHARE_OF_SHORT_TIME : SHARE_OF_TIME;
  const basis = restingHeartRate === null ? "da frequência máxima" : "da frequência de reserva, com a FC de repouso";
  return {
    type: "exerc_aerobicos",
    chosen,
    prescription: continuousAerobic(
      Math.min(aerobic.minutes, Math.floor(minutes / share)),
      caps.isByExertion ? null : heartRate,
      caps.isByExertion ? AEROBIC_EFFORTS[caps.isGentle ? "light" : "moderate"] : null,
    ),
    reasons: [
      intensityReason(input, aerobic) ?? aerobicReason,
      ...(favourites.includes(chosen.kind.code) ? ["Está entre as atividades preferidas do aluno."] : []),
      caps.isByExertion
        ? `Esforço pela percepção, sem frequência-alvo: ${caps.obstacle ? WITHOUT_BEATS[caps.obstacle] : "há problema cardíaco"}.`
        : `Frequência-alvo de ${heartRate} bpm, calculada ${basis} (Gellish, 2007; Garber, 2011).`,
    ],
  };
}

/** Null where the objective's own dose stays. */
function intensityReason(input: Planned, dose: AerobicDose): string | null {
  const { caps, screening } = input;
  if (caps.isGentle) return `Aeróbico leve, porque ${gentleCause(input)} (Garber, 2011).`;
  if (!caps.isModerate || !exceedsModerate(dose)) return null;
  const cause = screening?.cleared_until ? "a liberação médica vai" : "a triagem libera";
  return `Aeróbico moderado, porque ${cause} até esforço moderado (Garber, 2011).`;
}

function gentleCause({ conditions, ageYears, isHighPressure, screening }: Planned): string {
  const has = (condition: string) => conditions.some((one) => one.condition === condition);
  if (has("cardiac")) return "há problema cardíaco";
  if (has("pregnancy")) return "é uma gestação";
  if (isHighPressure) return "a pressão está alta";
  if (screening?.up_to === "light")
    return screening.cleared_until ? "a liberação médica vai até esforço leve" : "falta a liberação médica";
  return `o aluno tem ${ageYears} anos`;
}
