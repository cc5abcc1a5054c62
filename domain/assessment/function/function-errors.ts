import { recordOf } from "../../record.ts";
import type { FigureValues } from "../judged-change.ts";
import type { FigureErrors } from "../measurement-error/figure-errors.ts";
import { FUNCTION_TESTS, figuresOfTest } from "./catalogue.ts";

/** √2 · 1.96: a smallest detectable change is this number of errors. */
const ERRORS_IN_CHANGE = Math.SQRT2 * 1.96;

const OF_FIGURE: FigureErrors = recordOf(
  FUNCTION_TESTS.flatMap((test) =>
    test.mdc95 === null
      ? []
      : figuresOfTest(test).map(
          ({ key }) => [key, { error: (test.mdc95 ?? 0) / ERRORS_IN_CHANGE, isOwn: false }] as const,
        ),
  ),
);

/** Only figures that are there get an error. */
export const functionErrors = (figures: FigureValues): FigureErrors =>
  recordOf(Object.entries(OF_FIGURE).filter(([key]) => typeof figures[key] === "number"));
