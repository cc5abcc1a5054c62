import type { FunctionTest } from "./function-test.ts";
import { ENDURANCE_TESTS } from "./tests/endurance.ts";
import { FLEXIBILITY_TESTS } from "./tests/flexibility.ts";
import { GONIOMETRY_TESTS } from "./tests/goniometry.ts";
import { OLDER_ADULT_TESTS } from "./tests/older-adults.ts";

const CATALOGUE = [...FLEXIBILITY_TESTS, ...ENDURANCE_TESTS, ...OLDER_ADULT_TESTS, ...GONIOMETRY_TESTS] as const;

export type FunctionTestKey = (typeof CATALOGUE)[number]["key"];

export type CataloguedTest = FunctionTest & { readonly key: FunctionTestKey };

/** In the order of the dialog. */
export const FUNCTION_TESTS: readonly CataloguedTest[] = CATALOGUE;

export const SIDES = [
  { key: "right", label: "direita" },
  { key: "left", label: "esquerda" },
] as const;

export interface FunctionFigure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
}

/** The figures of a test as they are compared: one, or one for each side. */
export function figuresOfTest({
  key,
  label,
  unit,
  decimals,
  figure,
  sides,
}: CataloguedTest): readonly FunctionFigure[] {
  const look = { unit: figure?.unit ?? unit, decimals: figure?.decimals ?? decimals };
  return sides === null
    ? [{ key, label, ...look }]
    : SIDES.map((side) => ({ key: `${key}_${side.key}`, label: `${label}, ${side.label}`, ...look }));
}

const BETTER = new Map(
  FUNCTION_TESTS.flatMap((test) => figuresOfTest(test).map(({ key }) => [key, test.better] as const)),
);

/** Whether more of a test's figure is better; undefined: no figure of a functional test. */
export const betterDirection = (key: string): "more" | "less" | undefined => BETTER.get(key);

/** Said of all tests. */
export const FUNCTION_STOP =
  "Pare em dor ou pressão no peito, falta de ar fora do comum, tontura, desmaio, palidez, palpitação, dor nova na articulação, forma perdida duas vezes seguidas ou “quero parar”.";
export const FUNCTION_NOT_TODAY =
  "Nenhum teste com febre, com dor que o teste provoca ou com pressão de repouso acima de 200/110.";
