import { postureSelection } from "#contract/assessment/evaluation-sections/posture.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import type { Microcycle } from "#contract/planning/microcycles.ts";
import type { TrainingProposal } from "#contract/prescription/training-proposals.ts";
import type { TrainingsQuery } from "#contract/prescription/trainings.ts";
import { POSTURE_RESULTS, postureResultOf } from "#domain/assessment/posture/result.ts";
import { ageInYears, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Screening } from "#domain/students/readiness/screening.ts";
import { trainingMinutes } from "#domain/students/training-minutes.ts";
import { codesOf } from "#domain/text/labels.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { proposeTrainings as propose } from "#domain/training/generator/generate.ts";
import { levelByWeeks } from "#domain/training/generator/levels.ts";
import { objectiveOf } from "#domain/training/generator/objectives.ts";
import type { LinkedDeviation } from "#domain/training/generator/proposal.ts";
import { evaluationFindings } from "#domain/training/health/evaluation-findings.ts";
import { healthNotes, screeningNotes } from "#domain/training/health/health-notes.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { found, Refusal, refuse } from "../../../../platform/refusal.ts";
import { findEvaluationStop, findHealth } from "../../../../tables/health.ts";
import { listTestedStrength } from "../../../assessment/strength-tests/queries.ts";
import { listDeviationsOfCycle, listExercisesOfDeviations } from "../../../catalogue/postural-deviations/queries.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { countWeeksTrained, findBandFor } from "../../prescription-checks/queries.ts";
import { findTrainee, listProposable } from "../queries.ts";
import { measuredIn, placeOf, toAnswer, toProposable, weeksOf } from "../rules.ts";

interface ProposalAsked {
  readonly path: CyclePath;
  readonly cycle: Mesocycle | Microcycle;
  readonly query: NonNullable<TrainingsQuery>;
}

/** The figure is ours: it serves where neither the anamnesis nor the trainer gives a duration. */
const USUAL_MINUTES = 60;
const MIN_MINUTES = 20;
const MAX_MINUTES = 180;
/** The number is ours: three trainings, each with a day between. */
const USUAL_DAYS = ["monday", "wednesday", "friday"] as const;
const NO_DAYS = "O aluno não tem dias disponíveis para treinar. Marque os dias na anamnese.";

const stopText = (screening: Screening) =>
  `${screeningNotes(screening).join(" ")} Quando o médico liberar, registre a liberação na triagem.`;

/** Only listed people may ask for a proposal, and never a student. */
export function refuseUnlisted({ actor }: Pick<Scope, "actor">, { generatorUsers }: Dependencies): void {
  if (actor.role === "student" || !generatorUsers.has(actor.userId)) refuse("not_allowed");
}

async function linkedDeviations(scope: Scope, path: CyclePath): Promise<readonly LinkedDeviation[]> {
  const deviations = await listDeviationsOfCycle(scope, path);
  const links = await listExercisesOfDeviations(
    scope,
    deviations.map(({ id }) => id),
  );
  return deviations.map(({ id, name }) => ({
    name,
    exerciseIds: links.flatMap((link) => (link.postural_deviation_id === id ? link.exercise_id : [])),
  }));
}

/** Nothing is saved. A refusal that tells of the student's health is answered, so that the transaction keeps who read of it. */
export async function proposeTrainings(
  scope: Scope,
  { path, cycle, query }: ProposalAsked,
  { clock }: Pick<Dependencies, "clock">,
): Promise<TrainingProposal | Refusal> {
  const evaluation = cycle.evaluated_items;
  if ("weeks" in cycle && cycle.weeks !== null) return refuse("training_in_microcycles");
  if (cycle.is_finished) return refuse("cycle_finished");
  if (cycle.trainings.length > 0) return refuse("cycle_has_training");
  if (!evaluation) return refuse("training_not_evaluated");
  const trainee = found(await findTrainee(scope, path.id));
  await recordAccess(scope, { studentId: path.id, subject: "registration", action: "read" });
  await recordAccess(scope, { studentId: path.id, subject: "strength", action: "read" });
  const personal = trainee.personal_anamnesis;
  const knownDays = personal.days_of_week ?? [];
  // A sequence is done on any day.
  const daysOfWeek = knownDays.length === 0 && cycle.training_mode === "sequence" ? USUAL_DAYS : knownDays;
  if (daysOfWeek.length === 0) return refuse("invalid", { detail: NO_DAYS });

  const today = todayInSaoPaulo(clock.now().getTime());
  const ageYears = trainee.birthdate === null ? null : ageInYears(trainee.birthdate, today);
  const findings = evaluationFindings(measuredIn(evaluation, ageYears));
  const stop = findings.stop ?? (await findEvaluationStop(scope, path.id))?.sentence;
  if (stop) return new Refusal("no_training_today", { detail: stop });
  const { reading: health, toldPains, screening } = await findHealth(scope, path.id, today);
  if (screening.verdict !== null)
    await recordAccess(scope, { studentId: path.id, subject: "readiness", action: "read" });
  if (screening.verdict === "stop") return new Refusal("screening_stop", { detail: stopText(screening) });
  if (toldPains.length > 0) await recordAccess(scope, { studentId: path.id, subject: "executions", action: "read" });

  const availableMinutes = trainingMinutes(personal.training_hours) ?? USUAL_MINUTES;
  const minutes = query.minutes ?? Math.min(Math.max(availableMinutes, MIN_MINUTES), MAX_MINUTES);
  const level = query.level ?? levelByWeeks(await countWeeksTrained(scope, path.id, cycle.start_date));
  const texts = [cycle.goal, cycle.macrocycle.name, personal.training_goals];
  const objective = query.objective ?? objectiveOf(texts);
  const selection = postureSelection(evaluation.posture) ?? {};
  const place = placeOf(trainee, query, texts);
  const isCleared = query.cleared === "true" || screening.cleared_until !== null;
  const band = await findBandFor(scope, { level, objective });
  const proposal = propose({
    daysOfWeek,
    minutes,
    level,
    objective,
    studentType: trainee.student_type,
    ageYears,
    restingHeartRate: parseDecimal(evaluation.heart.fcRepouso ?? ""),
    conditions: health.conditions,
    isCleared,
    screening,
    isHighPressure: findings.isHighPressure,
    healthNotes: [...screeningNotes(screening), ...healthNotes(health, findings)],
    place,
    cycle: weeksOf(cycle),
    favouriteActivities: personal.favorite_activities ?? "",
    painfulPlaces: health.places,
    posture: {
      result: codesOf(POSTURE_RESULTS).find((code) => code === query.posture_evaluated) ?? postureResultOf(selection),
      selection,
    },
    deviations: await linkedDeviations(scope, path),
    strengthTests: await listTestedStrength(scope, path.id),
    exercises: (await listProposable(scope)).map(toProposable),
    bandOf: () => band,
  });
  return {
    objective,
    minutes,
    place: place.code,
    equipment: [...place.equipment],
    needs_clearance: health.conditions.some(({ condition }) => condition === "cardiac"),
    cleared: isCleared,
    ...toAnswer(proposal, cycle.training_mode),
  };
}
