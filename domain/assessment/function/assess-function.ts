import { recordOf } from "../../record.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { isWithin } from "../evaluation-rules.ts";
import { bandOf, type Scale, type Tone } from "../references/scale.ts";
import type { CataloguedTest } from "./catalogue.ts";
import type { Conditions, FunctionPerson, FunctionReason } from "./function-test.ts";

/** Its readings: of a test without sides `tries`, of one with sides the others. */
export interface TakenTest {
  readonly tries: readonly number[];
  readonly right: readonly number[];
  readonly left: readonly number[];
  readonly conditions: Conditions;
  readonly stopped: boolean;
}

export interface FunctionResult {
  /** In a test with sides it is the value of the side that has the class. */
  readonly value: number | null;
  readonly right: number | null;
  readonly left: number | null;
  readonly label: string | null;
  readonly tone: Tone | null;
  /** Why there is no class. */
  readonly reason: FunctionReason | null;
  readonly notes: readonly string[];
}

const NOTHING: FunctionResult = {
  value: null,
  right: null,
  left: null,
  label: null,
  tone: null,
  reason: null,
  notes: [],
};

/** A choice that was not made is as usual for the sex. */
export const withUsual = ({ conditions }: CataloguedTest, said: Conditions, { sex }: Pick<FunctionPerson, "sex">) => ({
  ...said,
  ...recordOf(
    conditions.flatMap((condition) =>
      condition.kind === "choice" && !said[condition.key] ? [[condition.key, condition.usual(sex)] as const] : [],
    ),
  ),
});

/** The classes of a test for a person, or why there are none. */
export function functionScale(
  test: CataloguedTest,
  person: FunctionPerson,
  conditions: Conditions,
): Scale | FunctionReason {
  const { ageYears } = person;
  return ageYears === null ? "age_missing" : test.norm({ ...person, ageYears }, conditions);
}

type Read = number | FunctionReason | null;

/** The best of several tries: without a figure only where none of them gives one. */
function bestOf(test: CataloguedTest, reads: readonly number[], conditions: Conditions, person: FunctionPerson): Read {
  const figures = reads.map((read) =>
    isWithin(test.limits, read) ? (test.figure?.of(read, conditions, person) ?? read) : "implausible",
  );
  const numbers = figures.filter((figure) => typeof figure === "number");
  if (numbers.length === 0) return figures[0] ?? null;
  return test.better === "more" ? Math.max(...numbers) : Math.min(...numbers);
}

function sideNote({ sideDifference, unit }: CataloguedTest, right: Read, left: Read): readonly string[] {
  if (sideDifference === undefined || typeof right !== "number" || typeof left !== "number") return [];
  const difference = Math.abs(right - left);
  return difference > sideDifference ? [`Diferença entre os lados: ${formatDecimal(difference, 0, 1)} ${unit}.`] : [];
}

const figureOf = (read: Read): number | null => (typeof read === "number" ? read : null);

function chosenSide(test: CataloguedTest, right: Read, left: Read): Read {
  const numbers = [right, left].filter((side) => typeof side === "number");
  if (numbers.length === 0) return right ?? left;
  const wantsMost = (test.sides === "best") === (test.better === "more");
  return wantsMost ? Math.max(...numbers) : Math.min(...numbers);
}

export function assessFunction(test: CataloguedTest, taken: TakenTest, person: FunctionPerson): FunctionResult {
  const conditions = withUsual(test, taken.conditions, person);
  const of = (reads: readonly number[]) => bestOf(test, reads, conditions, person);
  const [right, left] = [of(taken.right), of(taken.left)];
  const read = test.sides === null ? of(taken.tries) : chosenSide(test, right, left);
  const found = { ...NOTHING, value: figureOf(read), right: figureOf(right), left: figureOf(left) };
  if (taken.stopped) return { ...found, reason: "stopped" };
  if (typeof read !== "number") return { ...found, reason: read };
  const scale = functionScale(test, person, conditions);
  const { ageYears } = person;
  const notes = [
    ...(ageYears === null ? [] : (test.notes?.(read, { ...person, ageYears }, conditions) ?? [])),
    ...sideNote(test, right, left),
  ];
  if (typeof scale === "string") return { ...found, reason: scale, notes };
  const band = bandOf(scale, read);
  return { ...found, label: band?.label ?? null, tone: band?.tone ?? null, notes };
}

/** As it is told in pregnancy: no table is of pregnant women. */
export const withoutClass = <R extends Pick<FunctionResult, "label" | "tone" | "reason">>(result: R): R =>
  result.label === null ? result : { ...result, label: null, tone: null, reason: "pregnancy" };

export const STOPPED = "stopped";

/** `STOPPED` for a test that ended early: it is never subtracted. Else how it was done. */
export function howDone(
  test: CataloguedTest,
  { conditions, stopped }: Pick<TakenTest, "conditions" | "stopped">,
  sex: FunctionPerson["sex"],
): string {
  if (stopped) return STOPPED;
  const all: Conditions = withUsual(test, conditions, { sex });
  return test.conditions.map(({ key }) => `${key}=${all[key] ?? ""}`).join(";");
}
