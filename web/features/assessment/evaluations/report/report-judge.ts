import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { asksForDoctor } from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import type { ComparableEvaluation, Judgement } from "#domain/assessment/judged-change.ts";
import { judgeChange, UNJUDGED } from "#domain/assessment/judged-change.ts";
import { layChanges, summarySentences } from "#domain/assessment/lay-summary.ts";
import { type OpinionProposal, proposeOpinion } from "#domain/assessment/opinion-proposal.ts";
import type { CycleEvaluation } from "../data.ts";

/** Null before the first save. */
export function comparedIn({
  evaluated_items: items,
  evaluated_person: person,
  figure_errors,
  previous,
}: CycleEvaluation): { readonly before: ComparableEvaluation; readonly now: ComparableEvaluation } | null {
  if (!items || !person) return null;
  return {
    before: previous
      ? comparableEvaluation(previous.evaluated_items, previous.evaluated_person, previous.figure_errors)
      : { figures: {} },
    now: comparableEvaluation(items, person, figure_errors),
  };
}

export function judgeIn(evaluation: CycleEvaluation): (key: string) => Judgement {
  const compared = comparedIn(evaluation);
  return (key) => (compared ? judgeChange(key, compared.before, compared.now) : UNJUDGED);
}

/** The verdict, where the person stands and what changed. */
export function summaryOf(evaluation: CycleEvaluation): readonly string[] {
  const compared = comparedIn(evaluation);
  const told = toldOf(evaluation);
  return compared && told ? summarySentences({ ...compared, ...told }) : [];
}

/** From the saved figures; null before the first save. */
export function proposalOf(evaluation: CycleEvaluation): OpinionProposal | null {
  const told = toldOf(evaluation);
  const { evaluated_items: items, evaluated_person: person } = evaluation;
  if (!told || !items || !person) return null;
  const pressure = bloodPressureOf(items.heart);
  return proposeOpinion({ ...told, asksForDoctor: pressure !== null && asksForDoctor(pressure, person.age_years) });
}

function toldOf(evaluation: CycleEvaluation) {
  const compared = comparedIn(evaluation);
  const { evaluated_items: items, evaluated_person, previous } = evaluation;
  if (!compared || !items || !evaluated_person) return null;
  const { percentualGordura: fatPercent, imc: bodyMassIndex } = items.perimeter;
  const { weightKg } = measuresOf(items);
  return {
    changes: layChanges(compareEvaluations([compared.before, compared.now])),
    since: previous?.evaluated_on ?? null,
    person: {
      measured: [],
      weightKg,
      fatPercent,
      bodyMassIndex,
      pressure: items.heart.pressaoArterial,
      isPregnant: evaluated_person.is_pregnant,
    },
  };
}
