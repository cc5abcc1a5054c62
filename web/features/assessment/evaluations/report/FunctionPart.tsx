import { Title } from "@mantine/core";
import { takenTests } from "#contract/assessment/evaluation-sections/function.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { FunctionResult } from "../function/FunctionResult.tsx";
import { resultText } from "../function/function-results.ts";
import classes from "./EvaluationReport.module.css";

/** A student reads what was tested in plain words. */
export function FunctionPart({ evaluation, subject: { gender, ageYears, studentView } }: TabProps) {
  const tests = takenTests(evaluation.evaluated_items?.function ?? {});
  if (tests.length === 0) return null;
  const person = { sex: sexOf(gender) ?? "female", ageYears, weightKg: null, statureCm: null } as const;
  return (
    <section aria-labelledby="function-title">
      <Title order={3} size="h5" id="function-title" mb={4}>
        Testes funcionais
      </Title>
      <dl className={classes.measures}>
        {tests.map(({ test, entry }) => (
          <div key={test.key}>
            <dt>
              {studentView ? test.lay : test.label}
              {studentView && <small>{test.label}</small>}
            </dt>
            <dd>
              <FunctionResult
                test={test}
                entry={entry}
                person={person}
                evaluation={evaluation}
                figure={resultText(test, entry.result)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
