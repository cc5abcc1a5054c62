import { folded } from "../../text/accentless.ts";
import type { CodeOf } from "../../text/labels.ts";

export const OBJECTIVES = {
  hypertrophy: "Hipertrofia",
  strength: "Força",
  fat_loss: "Emagrecimento",
  conditioning: "Condicionamento",
  posture: "Reabilitação postural",
  health: "Saúde e qualidade de vida",
} as const;
export type Objective = CodeOf<typeof OBJECTIVES>;

export interface Dose {
  readonly minReps: number;
  readonly maxReps: number;
  readonly rest: string;
}

export interface AerobicDose {
  readonly minutes: number;
  /** In percent of the heart rate reserve, and of the maximal rate where the resting rate is not known. */
  readonly ofReserve: number;
  readonly ofMaximum: number;
}

export interface ObjectiveRules {
  readonly multiJoint: Dose;
  readonly singleJoint: Dose;
  readonly cadence: string;
  readonly reason: string;
  readonly aerobic: AerobicDose | null;
  readonly aerobicReason: string;
  readonly stretches: number;
  readonly correctives: number;
}

/**
 * Repetitions and rest: ACSM 2009 (Med Sci Sports Exerc 2009;41(3):687-708); rest for hypertrophy: Schoenfeld BJ, Pope ZK, Benik FM, et al.
 * Longer interset rest periods enhance muscle strength and hypertrophy. J Strength Cond Res 2016;30(7):1805-1812. Health and aerobic exercise:
 * Garber CE, Blissmer B, Deschenes MR, et al. Quantity and quality of exercise. Med Sci Sports Exerc 2011;43(7):1334-1359. Fat loss:
 * Donnelly JE, Blair SN, Jakicic JM, et al. Med Sci Sports Exerc 2009;41(2):459-471. Posture, cadences and the minutes of one session
 * are the project's own choice within those ranges.
 */
export const OBJECTIVE_RULES: Readonly<Record<Objective, ObjectiveRules>> = {
  hypertrophy: {
    multiJoint: { minReps: 8, maxReps: 12, rest: "02:00" },
    singleJoint: { minReps: 10, maxReps: 15, rest: "01:00" },
    cadence: "3-0-1-0",
    reason:
      "Hipertrofia: 8 a 12 repetições nos multiarticulares, com 2 min de descanso (ACSM, 2009; Schoenfeld, 2016).",
    aerobic: null,
    aerobicReason: "O objetivo é hipertrofia: o tempo fica para a musculação.",
    stretches: 2,
    correctives: 3,
  },
  strength: {
    multiJoint: { minReps: 4, maxReps: 6, rest: "03:00" },
    singleJoint: { minReps: 8, maxReps: 12, rest: "01:30" },
    cadence: "2-0-1-0",
    reason: "Força: 4 a 6 repetições nos multiarticulares, com 3 min de descanso (ACSM, 2009).",
    aerobic: null,
    aerobicReason: "O objetivo é força: o tempo fica para a musculação.",
    stretches: 2,
    correctives: 2,
  },
  fat_loss: {
    multiJoint: { minReps: 10, maxReps: 15, rest: "01:00" },
    singleJoint: { minReps: 12, maxReps: 15, rest: "00:45" },
    cadence: "2-0-1-0",
    reason: "Emagrecimento: 10 a 15 repetições com descanso curto, para caber mais trabalho no tempo (ACSM, 2009).",
    aerobic: { minutes: 20, ofReserve: 55, ofMaximum: 70 },
    aerobicReason: "Aeróbico moderado para perder gordura; a meta é de 150 a 250 min por semana (Donnelly, 2009).",
    stretches: 2,
    correctives: 2,
  },
  conditioning: {
    multiJoint: { minReps: 12, maxReps: 20, rest: "01:00" },
    singleJoint: { minReps: 15, maxReps: 20, rest: "00:45" },
    cadence: "2-0-1-0",
    reason: "Condicionamento: 12 a 20 repetições, com até 1 min de descanso (ACSM, 2009).",
    aerobic: { minutes: 25, ofReserve: 60, ofMaximum: 77 },
    aerobicReason: "Aeróbico vigoroso para o condicionamento (Garber, 2011).",
    stretches: 2,
    correctives: 2,
  },
  posture: {
    multiJoint: { minReps: 12, maxReps: 15, rest: "01:00" },
    singleJoint: { minReps: 12, maxReps: 15, rest: "00:45" },
    cadence: "2-1-2-1",
    reason:
      "Reabilitação postural: 12 a 15 repetições lentas, com carga leve e controle (nossa regra, na faixa de Garber, 2011).",
    aerobic: null,
    aerobicReason: "O objetivo é postural: o tempo fica para mobilidade, alongamento e fortalecimento.",
    stretches: 3,
    correctives: 4,
  },
  health: {
    multiJoint: { minReps: 10, maxReps: 15, rest: "01:30" },
    singleJoint: { minReps: 10, maxReps: 15, rest: "01:00" },
    cadence: "2-0-2-0",
    reason: "Saúde: 10 a 15 repetições para quem começa ou tem mais idade (Garber, 2011).",
    aerobic: { minutes: 15, ofReserve: 50, ofMaximum: 65 },
    aerobicReason: "Aeróbico moderado para a saúde; a meta é de 150 min por semana (Garber, 2011).",
    stretches: 2,
    correctives: 3,
  },
};

interface GoalTerms {
  readonly objective: Objective;
  readonly parts: readonly string[];
}

/** Parts of the folded goals of cycles and students; the first that is found decides. */
const GOAL_TERMS: readonly GoalTerms[] = [
  { objective: "posture", parts: ["postur", "reabilita", "estabilidade", "lombar"] },
  { objective: "hypertrophy", parts: ["hipertrofia", "massa", "definicao", "ganho"] },
  { objective: "fat_loss", parts: ["emagrec", "perda de peso", "gordura", "cintura", "deficit"] },
  { objective: "strength", parts: ["forca", "potencia"] },
  { objective: "conditioning", parts: ["condiciona", "resistencia", "corrida", "aerobic"] },
  { objective: "health", parts: ["saude", "qualidade", "mobilidade", "pressao", "adaptacao", "tecnica", "dia a dia"] },
];

/** The objective that the given texts name, the first text first; Performance, and no text, mean hypertrophy and health. */
export function objectiveOf(texts: readonly (string | null | undefined)[]): Objective {
  for (const text of texts) {
    const goal = folded(text ?? "");
    const found = GOAL_TERMS.find(({ parts }) => parts.some((part) => goal.includes(part)));
    if (found) return found.objective;
    if (goal === "performance") return "hypertrophy";
  }
  return "health";
}
