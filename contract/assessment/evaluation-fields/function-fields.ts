import {
  type CataloguedTest,
  FUNCTION_TESTS,
  type FunctionTestKey,
  SIDES,
} from "#domain/assessment/function/catalogue.ts";
import type { Condition } from "#domain/assessment/function/function-test.ts";

/** "push_ups:1", "hand_grip:right2", "push_ups:position", "push_ups:stopped". */
export type FunctionKey = `${FunctionTestKey}:${string}`;

type ReadName = "tries" | (typeof SIDES)[number]["key"];

/** The fields of a test's tries, by side where it has sides. */
export const readKeys = ({ key, tries }: CataloguedTest, read: ReadName): readonly FunctionKey[] =>
  Array.from({ length: tries }, (_, index): FunctionKey => `${key}:${read === "tries" ? "" : read}${index + 1}`);

export const readsOf = ({ sides }: CataloguedTest): readonly ReadName[] =>
  sides === null ? ["tries"] : SIDES.map(({ key }) => key);

export const conditionKey = ({ key }: CataloguedTest, condition: Pick<Condition, "key">): FunctionKey =>
  `${key}:${condition.key}`;

export const stoppedKey = ({ key }: CataloguedTest): FunctionKey => `${key}:stopped`;

const digitsOf = ({ min, max }: CataloguedTest["limits"]): number => String(Math.trunc(Math.max(-min, max))).length;

const sideText = (read: ReadName): string => {
  const side = SIDES.find(({ key }) => key === read);
  return side ? `, ${side.label}` : "";
};

const fieldsOf = (test: CataloguedTest) => [
  ...readsOf(test).flatMap((read) =>
    readKeys(test, read).map((key, index) => ({
      key,
      section: "function" as const,
      label: `${test.label}${sideText(read)}${index === 0 ? "" : `, ${index + 1}ª tentativa`}`,
      unit: test.unit,
      limits: test.limits,
      digits: digitsOf(test.limits),
      decimals: test.decimals,
      signed: test.limits.min < 0,
    })),
  ),
  ...test.conditions.flatMap((condition) =>
    condition.kind === "number"
      ? [
          {
            key: conditionKey(test, condition),
            section: "function" as const,
            label: condition.label,
            unit: condition.unit,
            limits: condition.limits,
            digits: digitsOf(condition.limits),
            decimals: condition.decimals,
          },
        ]
      : [],
  ),
];

export const FUNCTION_FIELDS = FUNCTION_TESTS.flatMap(fieldsOf);

/** Values that are no number. */
export const FUNCTION_CHOICES = FUNCTION_TESTS.flatMap((test) => [
  { key: stoppedKey(test), section: "function" as const, label: `${test.label}: interrompido` },
  ...test.conditions.flatMap((condition) =>
    condition.kind === "number"
      ? []
      : [
          {
            key: conditionKey(test, condition),
            section: "function" as const,
            label: `${test.label}: ${condition.label}`,
          },
        ],
  ),
]);

/** `evaluated_items.function.hand_grip.right.0` is `hand_grip:right1`. Undefined for another path. */
export function functionKeyAt(path: string): string | undefined {
  const [, test, part, name] = /\.function\.(\w+)\.(tries|right|left|conditions)\.(\w+)$/.exec(path) ?? [];
  if (!test || !part || !name) return undefined;
  return part === "conditions" ? `${test}:${name}` : `${test}:${part === "tries" ? "" : part}${Number(name) + 1}`;
}
