import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FieldKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { rowsIn, textOf } from "#contract/assessment/evaluation-fields/rows.ts";
import { itemsOf, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { AUTOSAVE_DELAY_MS } from "../../../../ui/form/autosave.ts";
import type { CycleEvaluation, EvaluationChange } from "../data.ts";
import { evaluationAutosave } from "./evaluation-autosave.ts";
import { type EvaluationAction, firstField, opened, reduce } from "./evaluation-state.ts";

const aRow = (name: string) =>
  ({ exercise_type: "Aeróbico", name, week_times: "3", day_time: "40", intensity: "70" }) as const;

function aMesocycle(lockVersion: number, values: Values): CycleEvaluation {
  const { student, heart, perimeter } = itemsOf(values);
  return {
    id: 7,
    name: "Mesociclo 1",
    goal: "Hipertrofia",
    start_date: "2026-11-01",
    end_date: "2026-12-20",
    weeks: null,
    lock_version: 3,
    evaluation_lock_version: lockVersion,
    was_evaluated: true,
    has_training: false,
    training_mode: "weekdays",
    is_finished: false,
    evaluated_on: "2026-11-02",
    macrocycle: {
      id: 3,
      student_id: 2,
      name: "Macrociclo",
      skinfold_protocol: "Guedes - 3 Dobras",
      vo2_protocol: "protocol_3",
      items_to_be_evaluated: ["perimeter"],
    },
    american_marine_evaluation: false,
    evaluated_items: {
      ...UNMEASURED,
      student,
      heart: { ...UNMEASURED.heart, ...heart },
      perimeter: { ...UNMEASURED.perimeter, protocolo: "Guedes - 3 Dobras", ...perimeter, readings: {} },
    },
    evaluated_person: { sex: "female", age_years: 30, age_months: 365 },
    printable_sections: ["perimeter"],
    heart_rate_note: null,
    zoned_heart: { obstacle: null, is_pregnant: false },
    screening: { verdict: null, up_to: null },
    goals: [],
    technical_errors: {},
    figure_errors: {},
    opinion: null,
    remembered_circumstances: null,
    previous: null,
    history: [],
    somatotypes: [],
  };
}

const MEASURED: Values = { stature: "165", weight: "62,00", fcRepouso: "60" };

/** A sheet whose server answers when told to, raising the version as the real one does. */
function aSheet() {
  let state = opened(aMesocycle(4, MEASURED), {});
  const sent: EvaluationChange[] = [];
  const answers: PromiseWithResolvers<CycleEvaluation>[] = [];
  const dispatch = (action: EvaluationAction) => {
    state = reduce(state, action);
  };
  const send = (change: EvaluationChange) => {
    sent.push(change);
    const answer = Promise.withResolvers<CycleEvaluation>();
    answers.push(answer);
    return answer.promise;
  };
  const autosave = evaluationAutosave({ state: () => state, dispatch, send });
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
    answer: (lockVersion: number) => answers.at(-1)?.resolve(aMesocycle(lockVersion, state.values)),
    refuse: (error: ApiError) => answers.at(-1)?.reject(error),
    sectionsSent: () => sent.map(({ evaluated_items }) => Object.keys(evaluated_items)),
    foldsSent: () => sent.map(({ evaluated_items }) => evaluated_items.perimeter?.skinFold?.triceps),
  };
}

const afterDelay = () => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a sheet that saves itself", () => {
  it("saves one at a time, each with the version that the save before brought", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    sheet.type("triceps", "13");
    sheet.leave("triceps");
    await afterDelay();
    expect(sheet.sent).toHaveLength(1);

    sheet.answer(5);
    await afterDelay();
    expect(sheet.sent.map(({ evaluation_lock_version }) => evaluation_lock_version)).toEqual([4, 5]);
    expect(sheet.foldsSent()).toEqual(["12", "13"]);
  });

  it("keeps back the field that is still being typed in", async () => {
    const sheet = aSheet();
    sheet.type("pescoco", "33");
    sheet.leave("pescoco");
    sheet.type("triceps", "1");
    await afterDelay();
    expect(sheet.foldsSent()).toEqual([null]);
    expect(sheet.state().values.triceps).toBe("1");
  });

  it("sends the sections that changed, and perimeters too when the macrocycle has another protocol by now", async () => {
    const sheet = aSheet();
    sheet.type("sistole", "120");
    sheet.leave("sistole");
    await afterDelay();
    expect(sheet.sectionsSent()).toEqual([["heart"]]);
    sheet.answer(5);
    await afterDelay();

    const { macrocycle, ...cycle } = aMesocycle(5, sheet.state().values);
    sheet.dispatch({
      type: "reloaded",
      cycle: { ...cycle, macrocycle: { ...macrocycle, skinfold_protocol: "Pollock - 3 Dobras" } },
    });
    sheet.type("sistole", "121");
    sheet.leave("sistole");
    await afterDelay();
    expect(sheet.sectionsSent()).toEqual([["heart"], ["heart", "perimeter"]]);
  });

  it("waits while something needed is missing or a value cannot be right", async () => {
    const sheet = aSheet();
    sheet.type("fcRepouso", "");
    sheet.leave("fcRepouso");
    await afterDelay();
    sheet.type("fcRepouso", "60");
    sheet.type("triceps", "182");
    sheet.leave("triceps");
    await afterDelay();
    expect(sheet.sent).toHaveLength(0);
    expect(sheet.state().errors.triceps).toBe("Informe um valor entre 1 e 90");
  });

  it("tries again by itself when no answer came, but not when another window was first", async () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.leave("triceps");
    await afterDelay();
    sheet.refuse(ApiError.away());
    await afterDelay();
    expect(sheet.state().saveError?.kind).toBe("away");

    sheet.schedule();
    await afterDelay();
    expect(sheet.sent).toHaveLength(2);
    sheet.refuse(new ApiError(409, { detail: "Alterado em outra janela", code: "changed_elsewhere" }));
    await afterDelay();
    sheet.schedule();
    await afterDelay();
    expect(sheet.sent).toHaveLength(2);
    expect(sheet.state().values.triceps).toBe("12");
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

describe("reloading after another window saved", () => {
  it("takes its values, keeps what was typed here, and names what both changed", () => {
    const sheet = aSheet();
    sheet.type("triceps", "12");
    sheet.type("pescoco", "33");
    const cycle = aMesocycle(9, { ...MEASURED, weight: "64,00", pescoco: "35" });
    sheet.dispatch({ type: "reloaded", cycle });
    expect(sheet.state().values).toMatchObject({ weight: "64,00", triceps: "12", pescoco: "33" });
    expect(sheet.state().lockVersion).toBe(9);
    expect(sheet.state().notice).toContain("Pescoço (35)");
  });
});

describe("a sheet that another window changed in another section", () => {
  it("keeps both: rows of both windows, and choices of each", () => {
    const sheet = aSheet();
    sheet.dispatch({ type: "chosen", values: { jejum: "yes", aerobic_items: textOf([aRow("Trote")]) } });
    const { evaluated_items, ...cycle } = aMesocycle(9, MEASURED);
    if (!evaluated_items) throw new Error("it is evaluated");
    const figures = { mets: null, calories: null, fc_training: null, fc_max: null, karvonen: null };
    const theirs = {
      ...evaluated_items,
      posture: [{ key: "cabeca_1", selected: "anteriorizada" }],
      caloric_expenditure: { ...evaluated_items.caloric_expenditure, aerobic_items: [{ ...aRow("Remo"), ...figures }] },
    };
    sheet.dispatch({ type: "reloaded", cycle: { ...cycle, evaluated_items: theirs } });
    const { values, notice } = sheet.state();
    expect(values).toMatchObject({ jejum: "yes", "posture.cabeca_1": "anteriorizada" });
    expect(rowsIn(values.aerobic_items)).toEqual([aRow("Remo"), aRow("Trote")]);
    expect(notice).not.toContain("Na outra janela também mudou");
  });
});

describe("the cursor of an opened evaluation", () => {
  const unmeasured: CycleEvaluation = { ...aMesocycle(4, {}), was_evaluated: false, evaluated_items: null };

  it("is in the first of the head's fields that is empty", () => {
    expect(firstField(opened(unmeasured, {}))).toBe("stature");
    expect(firstField(opened(unmeasured, { stature: "165", weight: "62", sistole: "120" }))).toBe("fcRepouso");
    expect(firstField(opened(unmeasured, { ...MEASURED, sistole: "120", diastole: "80" }))).toBeUndefined();
  });

  it("is nowhere in a saved one, which is opened to be read", () => {
    expect(firstField(opened(aMesocycle(4, MEASURED), {}))).toBeUndefined();
  });
});
