import type { CalendarDate } from "../calendar-date.ts";
import { WORRYING_NOTES } from "./change-verdict.ts";
import {
  changeSentence,
  type LayChange,
  type MeasuredPerson,
  standingSentence,
  verdictSentence,
} from "./lay-summary.ts";

export interface OpinionProposal {
  readonly opinion: readonly string[];
  readonly recommendation: readonly string[];
}

interface Assessed {
  readonly person: MeasuredPerson;
  /** The evaluation before; null for a first one. */
  readonly since: CalendarDate | null;
  readonly changes: readonly LayChange[];
  /** A pressure that asks for a doctor. */
  readonly asksForDoctor: boolean;
}

const FOOD = "Rever a alimentação, se possível com nutricionista, e manter o gasto da semana.";
const STRENGTH = "Dar prioridade ao treino de força e à proteína das refeições.";
const REST = "Cuidar do sono e da recuperação entre os treinos.";
const ENOUGH = "Não buscar mais perda de peso agora: comer o bastante e treinar força.";
const DOCTOR = "Procurar um médico para acompanhar a pressão antes de treinos intensos.";
const KEEP = "Manter o plano de treino: ele está dando resultado.";
const GO_ON = "Seguir o plano de treino com constância.";
const AGAIN = "Repetir a avaliação ao fim deste ciclo, com o mesmo protocolo e os mesmos instrumentos.";

const AGAINST_WORSE: Readonly<Record<string, string>> = {
  weight: FOOD,
  percentualGordura: FOOD,
  cintura: FOOD,
  abdomen: FOOD,
  relacaoCinturaQuadril: FOOD,
  relacaoCinturaEstatura: FOOD,
  massaMagra: STRENGTH,
  massaMuscular: STRENGTH,
  fcRepouso: REST,
};

/** Sentences that the assessor may take and change. They come from verdicts alone: what could be an error of measurement is not told. */
export function proposeOpinion({ person, since, changes, asksForDoctor }: Assessed): OpinionProposal {
  const worse = changes.filter(({ judgement }) => judgement?.verdict === "worse");
  const better = changes.some(({ judgement }) => judgement?.verdict === "better");
  const belowBand = changes.some(({ judgement }) => judgement && WORRYING_NOTES.has(judgement.note));
  const against = worse.flatMap(({ key }) => AGAINST_WORSE[key] ?? []);
  const recommendation = [
    ...(asksForDoctor ? [DOCTOR] : []),
    ...(belowBand ? [ENOUGH] : []),
    ...(belowBand ? against.filter((advice) => advice !== FOOD) : against),
    ...(worse.length === 0 && !belowBand && !asksForDoctor ? [better ? KEEP : GO_ON] : []),
    AGAIN,
  ];
  return {
    opinion: [standingSentence(person), changeSentence(since, changes), verdictSentence(changes)].filter(Boolean),
    recommendation: [...new Set(recommendation)],
  };
}
