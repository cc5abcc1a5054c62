import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EvaluationExchange, EvaluationExchanged } from "#contract/assessment/evaluation-changes.ts";
import type { FieldKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { rowsIn, textOf } from "#contract/assessment/evaluation-fields/rows.ts";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { AUTOSAVE_DELAY_MS } from "../../../../ui/form/autosave.ts";
import type { Standing } from "../../evaluation-changes/made-changes.ts";
import type { CycleEvaluation } from "../data.ts";
import { aMesocycle } from "./cycle.fixture.ts";
import { evaluationAutosave, savesItself } from "./evaluation-autosave.ts";
import { changedSheet, type EvaluationAction, firstField, opened, reduce } from "./evaluation-state.ts";
import { disputesOf, withChoice, withNewChanges } from "./field-changes.ts";

const aRow = (name: string) =>
  ({ exercise_type: "Aeróbico", name, week_times: "3", day_time: "40", intensity: "70" }) as const;

const MEASURED: Values = { stature: "165", weight: "62,00", fcRepouso: "60" };

const NO_DRAFT = { values: {}, waiting: [] };
const DEVICE = "0b5f6d0e-6d7c-4f2e-9a53-2f4b8c1d7e90";
const OTHER = {
  device_id: "6f1f7a52-3d04-4a43-9a39-c2f8f9f7b1aa",
  device: "Chrome no Android",
  author: "trainer",
} as const;

/** A sheet whose server answers when told to. */
function aSheet() {
  let state = opened(aMesocycle(4, MEASURED), NO_DRAFT);
  let ids = 0;
  const sent: EvaluationExchange[] = [];
  const answers: PromiseWithResolvers<{ cycle: CycleEvaluation; exchanged: EvaluationExchanged }>[] = [];
  const dispatch = (action: EvaluationAction) => {
    state = reduce(state, action);
  };
  const exchange = (body: EvaluationExchange) => {
    sent.push(body);
    const answer = Promise.withResolvers<{ cycle: CycleEvaluation; exchanged: EvaluationExchanged }>();
    answers.push(answer);
    return answer.promise;
  };
  const newId = () => `change ${++ids}`;
  const autosave = evaluationAutosave({ state: () => state, dispatch, exchange, deviceId: () => DEVICE, newId });
  const answer = (cycle: CycleEvaluation, exchanged: Partial<EvaluationExchanged> = {}) =>
    answers.at(-1)?.resolve({ cycle, exchanged: { refused: [], held: null, ...exchanged } });
  return {
    ...autosave,
    sent,
    state: () => state,
    dispatch,
    type: (key: FieldKey, value: string) => dispatch({ type: "typed", key, value }),
    leave: (key: FieldKey) => {
      dispatch({ type: "left", key });
      autosave.schedule();
    },
    answer,
    refuse: (error: ApiError) => answers.at(-1)?.reject(error),
    fieldsSent: () => sent.map(({ changes }) => changes.map(({ field, value }) => `${field} ${value}`)),
    idsSent: () => sent.map(({ changes }) => changes.map(({ id }) => id)),
  };
}

const changed = (position: number, values: Values, standing: Standing): CycleEvaluation => ({
  ...aMesocycle(position, values),
  changes: { position, fields: mapStanding(standing) },
});

const mapStanding = (standing: Standing) =>
  Object.fromEntries(Object.entries(standing).map(([field, changes]) => [field, [...changes]]));

const aChange = (id: string, value: string, made_at = "2026-11-27T12:00:00.000Z") => ({ id, value, made_at, ...OTHER });

const afterDelay = () => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a sheet that saves itself", () => {
  it("sends one at a time the fields that changed, and none twice once it was answered", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    sheet.type("abdominal", "20");
    sheet.leave("abdominal");
    await afterDelay();
    expect(sheet.sent).toHaveLength(1);

    sheet.answer(aMesocycle(5, { ...MEASURED, triceps: "12" }));
    await afterDelay();
    expect(sheet.fieldsSent()).toEqual([["triceps 12"], ["abdominal 20"]]);
  });

  it("sends a change again with its id when the answer was lost, and what was typed since in its place", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    sheet.refuse(ApiError.away());
    await afterDelay();
    sheet.schedule();
    await afterDelay();
    sheet.refuse(ApiError.away());
    sheet.type("triceps", "13");
    sheet.leave("triceps");
    await afterDelay();
    const [first] = sheet.idsSent()[0] ?? [];
    expect(sheet.idsSent()[1]).toEqual([first]);
    expect(sheet.sent.at(-1)?.changes).toEqual([expect.objectContaining({ value: "13", replaces: [first] })]);
  });

  it("keeps back the field that is still being typed in", async () => {
    const sheet = aSheet();
    sheet.type("pescoco", "33");
    sheet.leave("pescoco");
    sheet.type("triceps", "1");
    await afterDelay();
    expect(sheet.fieldsSent()).toEqual([["pescoco 33"]]);
    expect(sheet.state().values.triceps).toBe("1");
  });

  it("has the figures derived anew when the macrocycle has another protocol by now and somebody asks to save", async () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "typed", key: "triceps", value: "12" });
    sheet.leave("triceps");
    await afterDelay();
    const { macrocycle, ...cycle } = aMesocycle(5, sheet.state().values);
    sheet.answer({ ...cycle, macrocycle: { ...macrocycle, skinfold_protocol: "Pollock - 3 Dobras" } });
    await afterDelay();
    void sheet.flush();
    await afterDelay();
    expect(sheet.fieldsSent().at(-1)).toEqual(["weight 62,00"]);
  });

  it("keeps a value that cannot be right to itself, and sends the others", async () => {
    const sheet = aSheet();
    sheet.type("fcRepouso", "");
    sheet.leave("fcRepouso");
    await afterDelay();
    sheet.type("triceps", "182");
    sheet.leave("triceps");
    sheet.type("abdominal", "20");
    sheet.leave("abdominal");
    await afterDelay();
    expect(sheet.fieldsSent()).toEqual([["abdominal 20"]]);
    expect(sheet.state().errors.triceps).toBe("Informe um valor entre 1 e 90");
  });

  it("marks a field that the server refuses, and does not send it again by itself", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    const [id = ""] = sheet.idsSent()[0] ?? [];
    sheet.answer(aMesocycle(5, MEASURED), { refused: [{ id, field: "triceps", detail: "Este ciclo já terminou" }] });
    await afterDelay();
    sheet.schedule();
    await afterDelay();
    expect(sheet.sent).toHaveLength(1);
    expect([sheet.state().values.triceps, sheet.state().errors.triceps]).toEqual(["12", "Este ciclo já terminou"]);
  });
});

it("a sheet without an answer is saved again by itself, without another keystroke", async () => {
  const sheet = aSheet();
  sheet.type("triceps", "12");
  sheet.leave("triceps");
  await afterDelay();
  sheet.refuse(ApiError.away());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sheet.sent).toHaveLength(2);
  sheet.refuse(ApiError.away());
  await vi.advanceTimersByTimeAsync(4_900);
  expect(sheet.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(sheet.sent).toHaveLength(3);
});

describe("two devices in one evaluation", () => {
  it("bring in what the other changed, and keep what is typed here", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    sheet.type("pescoco", "33");
    sheet.answer(changed(9, { ...MEASURED, triceps: "12", weight: "64,00" }, { weight: [aChange("a", "64,00")] }));
    await afterDelay();
    expect(sheet.state().values).toMatchObject({ weight: "64,00", triceps: "12", pescoco: "33" });
  });

  it("exchange without a keystroke when the other has news", async () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "has_news", position: 9 });
    sheet.schedule();
    await afterDelay();
    expect(sheet.fieldsSent()).toEqual([[]]);
  });

  it("name the changes that they had in sight", async () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "has_news", position: 9 });
    sheet.schedule();
    await afterDelay();
    sheet.answer(changed(9, { ...MEASURED, triceps: "12" }, { triceps: [aChange("a", "12")] }));
    await afterDelay();
    sheet.type("triceps", "13");
    sheet.leave("triceps");
    await afterDelay();
    expect(sheet.sent.at(-1)?.changes).toEqual([expect.objectContaining({ field: "triceps", replaces: ["a"] })]);
  });

  it("keep two values of one field in sight until one is chosen, which replaces both", async () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "has_news", position: 9 });
    sheet.schedule();
    await afterDelay();
    const both = { triceps: [aChange("b", "13", "2026-11-27T12:00:01.000Z"), aChange("a", "12")] };
    sheet.answer(changed(9, { ...MEASURED, triceps: "13" }, both));
    await afterDelay();
    expect(disputesOf(sheet.state()).map(({ key, values }) => [key, values.map(({ value }) => value)])).toEqual([
      ["triceps", ["13", "12"]],
    ]);
    const moment = { now: new Date(), newId: () => "choice" };
    sheet.dispatch({ type: "agreed", waiting: withChoice(changedSheet(sheet.state()), "triceps", "12", moment) });
    expect([disputesOf(sheet.state()), sheet.state().values.triceps]).toEqual([[], "12"]);
    sheet.schedule();
    await afterDelay();
    expect(sheet.sent.at(-1)?.changes).toEqual([
      expect.objectContaining({ field: "triceps", value: "12", replaces: ["b", "a"] }),
    ]);
  });

  it("keep rows of both, and choices of each", async () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "has_news", position: 9 });
    sheet.schedule();
    await afterDelay();
    sheet.dispatch({ type: "chosen", values: { jejum: "yes", aerobic_items: textOf([aRow("Trote")]) } });
    const { evaluated_items, ...cycle } = aMesocycle(9, MEASURED);
    if (!evaluated_items) throw new Error("it is evaluated");
    const figures = { mets: null, calories: null, fc_training: null, fc_max: null, karvonen: null };
    const theirs = {
      ...evaluated_items,
      posture: [{ key: "cabeca_1", selected: "anteriorizada" }],
      caloric_expenditure: { ...evaluated_items.caloric_expenditure, aerobic_items: [{ ...aRow("Remo"), ...figures }] },
    };
    sheet.answer({ ...cycle, evaluated_items: theirs });
    await afterDelay();
    const { values } = sheet.state();
    expect(values).toMatchObject({ jejum: "yes", "posture.cabeca_1": "anteriorizada" });
    expect(rowsIn(values.aerobic_items)).toEqual([aRow("Remo"), aRow("Trote")]);
  });
});

describe("a first evaluation", () => {
  const unmeasured = (): CycleEvaluation => ({
    ...aMesocycle(0, {}),
    evaluated_items: null,
    evaluated_on: null,
    was_evaluated: false,
    remembered_circumstances: { place: "Parque" },
  });

  it("tells nothing before something is typed, then also what it began with", () => {
    const untouched = opened(unmeasured(), NO_DRAFT);
    expect(savesItself(untouched)).toBe(false);
    const typed = reduce(untouched, { type: "chosen", values: { jejum: "yes" } });
    expect(savesItself(typed)).toBe(true);
    const moment = { marked: {}, now: new Date(), newId: () => "id" };
    const fields = withNewChanges(changedSheet(typed), typed.values, moment).map(({ field }) => field);
    expect(fields.toSorted()).toEqual(["evaluated_on", "jejum", "place"]);
  });
});

describe("the cursor of an opened evaluation", () => {
  const unmeasured: CycleEvaluation = { ...aMesocycle(4, {}), was_evaluated: false, evaluated_items: null };

  it("is in the first of the head's fields that is empty", () => {
    expect(firstField(opened(unmeasured, NO_DRAFT))).toBe("stature");
    expect(
      firstField(opened(unmeasured, { ...NO_DRAFT, values: { stature: "165", weight: "62", sistole: "120" } })),
    ).toBe("fcRepouso");
    expect(
      firstField(opened(unmeasured, { ...NO_DRAFT, values: { ...MEASURED, sistole: "120", diastole: "80" } })),
    ).toBeUndefined();
  });

  it("is nowhere in a saved one, which is opened to be read", () => {
    expect(firstField(opened(aMesocycle(4, MEASURED), NO_DRAFT))).toBeUndefined();
  });
});
