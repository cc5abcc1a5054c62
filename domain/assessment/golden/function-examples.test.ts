import { describe, expect, it } from "vitest";
import { roundHalfUp } from "../../rounding.ts";
import { assessFunction, functionScale, withUsual } from "../function/assess-function.ts";
import { FUNCTION_TESTS } from "../function/catalogue.ts";
import type { FunctionPerson } from "../function/function-test.ts";
import { medianGrip } from "../function/norms/grip-percentiles.ts";
import { lowestExpectedWalk, walkByBritto, walkByIwama } from "../function/six-minute-walk.ts";
import { isLowGrip } from "../function/tests/endurance.ts";
import examples from "./function-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: Readonly<Record<string, number>>;
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

/** The test of an area, the name of its reading among the inputs, and its conditions as the examples name them. */
const AREAS: Readonly<
  Record<string, readonly [test: string, read: string, conditions?: Readonly<Record<string, string>>]>
> = {
  sit_and_reach: ["sit_and_reach", "reading_cm", { box_zero: "box_zero_cm" }],
  chair_sit_and_reach: ["chair_sit_and_reach", "value"],
  back_scratch: ["back_scratch", "value"],
  push_ups: ["push_ups", "reps", { position: "position" }],
  partial_curl_up: ["partial_curl_up", "reps"],
  plank: ["plank", "seconds"],
  hand_grip: ["hand_grip", "best_kg"],
  chair_stand_30s: ["chair_stand", "repetitions"],
  arm_curl_30s: ["arm_curl", "repetitions", { dumbbell: "dumbbell_kg" }],
  up_and_go_8ft: ["up_and_go", "value"],
  timed_up_and_go: ["timed_up_and_go", "seconds"],
  six_minute_walk_iwama: ["six_minute_walk", "distance_m"],
  six_minute_walk_britto: ["six_minute_walk", "distance_m"],
  six_minute_walk_sft: ["six_minute_walk", "value"],
  single_leg_stance: ["single_leg_stance", "seconds"],
  gait_speed: ["gait_speed", "seconds", { metres: "metres" }],
};

/** Everything that the product answers, under the names of the examples. */
function answersTo({ area, inputs }: Example): Record<string, unknown> {
  const [key = "", read = "degrees", named = {}] = AREAS[area] ?? [String(inputs.key)];
  const test = FUNCTION_TESTS.find((one) => one.key === key);
  if (!test) throw new Error(`no test for ${area}`);
  const number = (name: string) => (typeof inputs[name] === "number" ? inputs[name] : null);
  const statureCm = 100;
  const person: FunctionPerson = {
    sex: inputs.sex === "male" ? "male" : "female",
    ageYears: number("age"),
    weightKg: number("bmi"),
    statureCm,
  };
  const value = number(read);
  const said: Record<string, string | number | null> = Object.fromEntries(
    Object.entries(named).map(([condition, name]) => [condition, number(name) ?? (inputs[name] as string | null)]),
  );
  if (area === "six_minute_walk_sft") said.course = "rectangle";
  const reads = value === null ? [] : [value];
  const taken = test.sides === null ? { tries: reads, right: [], left: [] } : { tries: [], right: reads, left: [] };
  const result = assessFunction(test, { ...taken, conditions: said, stopped: false }, person);
  const aged = { ...person, ageYears: person.ageYears ?? 0 };
  const scale = functionScale(test, person, withUsual(test, said, person));
  const band = typeof scale === "string" ? undefined : scale.bands.find(({ label }) => label === "Na faixa");
  const predicted = area === "six_minute_walk_britto" ? walkByBritto(aged) : walkByIwama(aged);
  return {
    class: result.label,
    low: band?.from,
    high: band?.to,
    reference: typeof scale === "string" ? null : scale.bands.at(-1)?.from,
    reach_26_cm: result.value,
    speed_m_s: result.value,
    median_kg: medianGrip(aged),
    low_strength_ewgsop2: isLowGrip(value ?? 0, aged),
    risk_below_8: result.notes.some((note) => note.startsWith("Menos de 8")),
    predicted_m: predicted,
    lower_limit_m: predicted === null ? null : lowestExpectedWalk(predicted),
    percent: predicted === null || value === null ? null : roundHalfUp((100 * value) / predicted, 1),
    missing: result.reason,
  };
}

describe("the worked examples of functional tests", () => {
  it.each(CASES)("$id $area", (example) => {
    const answers = answersTo(example);
    if (typeof example.expected.missing === "string") expect(answers.class ?? null).toBeNull();
    for (const [key, expected] of Object.entries(example.expected)) {
      const { [key]: answer } = answers;
      const { [key]: tolerance } = example.tolerance;
      if (typeof expected === "number")
        expect(Math.abs(Number(answer) - expected), key).toBeLessThanOrEqual(tolerance ?? 0);
      else expect(answer, key).toBe(expected);
    }
  });
});
