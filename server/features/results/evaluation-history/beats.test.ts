import { expect, it } from "vitest";
import { findEvaluation, findMesocycle } from "#contract/planning/mesocycles.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { findFinalResult } from "#contract/results/final-results.ts";
import { saveReadiness } from "#contract/students/readiness.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { findScreened } from "../../../tables/readiness.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aMacrocycle, anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { comparable } from "../../planning/cycles/documents.ts";
import { findComparedCycle, findPrintedEvaluation } from "../../planning/cycles/queries.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const maria = await aStudent(prumo, ana);
const macrocycle = await aMacrocycle(prumo, maria);
const first = await anEvaluatedMesocycle(prumo, maria, {}, macrocycle);
const last = await anEvaluatedMesocycle(prumo, maria, { start_date: "2026-06-01", end_date: "2026-06-28" }, macrocycle);
await database.owner.query("update evaluations set evaluated_on = evaluated_on - 300 where mesocycle_id = $1", [
  first.path.mesoId,
]);

type Items = { readonly caloric_expenditure: { readonly fc_max: number | null } };
const beatsOf = (items: readonly (Items | null | undefined)[]) => items.map((one) => one?.caloric_expenditure.fc_max);

/** The maximal heart rate of each evaluation in every answer and document that has one. */
async function shownBeats() {
  const evaluation = (await send(app, findEvaluation, { params: last.path, as: ana })).body.mesocycle;
  const { mesocycle } = (await send(app, findMesocycle, { params: last.path, as: ana })).body;
  const history = (await send(app, findEvaluationHistory, { params: { id: maria.id }, as: maria })).body;
  const result = (await send(app, findFinalResult, { params: macrocycle, as: ana })).body;
  const onPaper = await inScope(prumo.dependencies.db, actAsTrainer(ana.id, "demonstration"), async (scope) => {
    const found = [await findComparedCycle(scope, first.path), await findComparedCycle(scope, last.path)];
    const compared = comparable(
      found.filter((one) => one !== undefined),
      await findScreened(scope, maria.id),
    );
    const printed = await findPrintedEvaluation(scope, last.path, todayInSaoPaulo(prumo.clock.now().getTime()));
    return [
      compared.map(({ items }) => items),
      [...(printed?.earlier ?? []), printed?.evaluation].map((one) => one?.items),
    ];
  });
  return {
    report: beatsOf([evaluation.previous?.evaluated_items, evaluation.evaluated_items]),
    cycle: beatsOf([mesocycle.evaluated_items]),
    history: beatsOf(history.evaluations.map(({ evaluated_items }) => evaluated_items)),
    result: beatsOf(result.mesocycles.map(({ evaluated_items }) => evaluated_items)),
    figures: [history.figures, result.differences].map((all) => all.find(({ key }) => key === "fc_max")?.values),
    paper: onPaper.map(beatsOf),
  };
}

it("beats that were stored before a medicine was told are in no answer and on no paper, also of earlier evaluations", async () => {
  const rate = (await send(app, findEvaluation, { params: last.path, as: ana })).body.mesocycle.evaluated_items
    ?.caloric_expenditure.fc_max;
  expect(rate).toEqual(expect.any(Number));
  const both = [expect.any(Number), expect.any(Number)];
  expect(await shownBeats()).toEqual({
    report: both,
    cycle: [rate],
    history: both,
    result: both,
    figures: [both, both],
    paper: [both, both],
  });
  await send(app, saveReadiness, {
    params: { id: maria.id },
    body: {
      version: 0,
      answers: { ...NOT_ASKED, is_active: true, diseases: [], signs: [], medicines: ["beta_blocker"] },
    },
    as: ana,
  });
  const neither = [null, null];
  expect(await shownBeats()).toEqual({
    report: neither,
    cycle: [null],
    history: neither,
    result: neither,
    figures: [undefined, undefined],
    paper: [neither, neither],
  });
  const { rows } = await database.owner.query(
    "select caloric_expenditure -> 'fc_max' as beats from evaluations where student_id = $1",
    [maria.id],
  );
  expect(rows.map(({ beats }) => beats)).toEqual(both);
});
