import {
  type FunctionEntry,
  functionConditions,
  functionFigures,
  functionResult,
} from "#contract/assessment/evaluation-sections/function.ts";
import { withoutClass } from "#domain/assessment/function/assess-function.ts";
import { type CataloguedTest, figuresOfTest } from "#domain/assessment/function/catalogue.ts";
import { functionErrors } from "#domain/assessment/function/function-errors.ts";
import type { FunctionPerson } from "#domain/assessment/function/function-test.ts";
import { type ComparableEvaluation, type Judgement, judgeChange } from "#domain/assessment/judged-change.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";

type Result = FunctionEntry["result"];

/** "38,5 cm", "direita 42,2 kg · esquerda 39,5 kg"; null without a figure. */
export function resultText(test: CataloguedTest, result: Result): string | null {
  const { unit, decimals } = test.figure ?? test;
  const written = (value: number) => `${formatDecimal(value, 0, decimals)} ${unit}`;
  if (test.sides === null) return result.value === null ? null : written(result.value);
  const sides = [
    ...(result.right === null ? [] : [`direita ${written(result.right)}`]),
    ...(result.left === null ? [] : [`esquerda ${written(result.left)}`]),
  ];
  return sides.length > 0 ? sides.join(" · ") : null;
}

export interface FunctionChange {
  readonly key: string;
  readonly side: string;
  readonly before: number;
  readonly now: number;
  readonly decimals: number;
  readonly judgement: Judgement;
}

export type ComparedFunction = Pick<CycleEvaluation, "previous" | "zoned_heart">;

/** Since the evaluation before, by figure; judged as the stored evaluation will be. */
export function changesOf(
  test: CataloguedTest,
  entry: FunctionEntry,
  person: FunctionPerson,
  { previous, zoned_heart: { is_pregnant } }: ComparedFunction,
): readonly FunctionChange[] {
  const sides = ["direita: ", "esquerda: "];
  const compared = (
    tests: Parameters<typeof functionFigures>[0],
    { sex, isPregnant }: { readonly sex: FunctionPerson["sex"]; readonly isPregnant: boolean },
  ): ComparableEvaluation => {
    const figures = functionFigures(tests);
    const basis = {
      sex,
      ageYears: person.ageYears,
      ageMonths: null,
      isPregnant,
      functionConditions: functionConditions(tests, sex),
    };
    return { figures, errors: functionErrors(figures), basis: { ...NO_METHODS, ...basis } };
  };
  if (!previous) return [];
  const { evaluated_items, evaluated_person } = previous;
  const earlier = compared(evaluated_items.function, {
    sex: evaluated_person.sex,
    isPregnant: evaluated_person.is_pregnant,
  });
  const now = compared({ [test.key]: entry }, { sex: person.sex, isPregnant: is_pregnant });
  return figuresOfTest(test).flatMap(({ key, decimals }, index) => {
    const [was, is] = [earlier.figures[key], now.figures[key]];
    if (typeof was !== "number" || typeof is !== "number") return [];
    const side = test.sides === null ? "" : (sides[index] ?? "");
    return [{ key, side, before: was, now: is, decimals, judgement: judgeChange(key, earlier, now) }];
  });
}

const NO_METHODS = {
  skinfoldProtocol: undefined,
  muscleMass: undefined,
  vo2: undefined,
  caliper: undefined,
  scale: undefined,
} as const;

export function withResult(
  test: CataloguedTest,
  entry: Omit<FunctionEntry, "result">,
  { person, isPregnant }: { readonly person: FunctionPerson; readonly isPregnant: boolean },
): FunctionEntry {
  const result = functionResult(test, entry, person);
  return { ...entry, result: isPregnant ? withoutClass(result) : result };
}
