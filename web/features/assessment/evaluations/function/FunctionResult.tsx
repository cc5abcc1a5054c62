import { Text } from "@mantine/core";
import type { FunctionEntry } from "#contract/assessment/evaluation-sections/function.ts";
import type { CataloguedTest } from "#domain/assessment/function/catalogue.ts";
import { FUNCTION_REASONS, type FunctionPerson } from "#domain/assessment/function/function-test.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Difference } from "../results/Difference.tsx";
import classes from "./FunctionTab.module.css";
import { type ComparedFunction, changesOf } from "./function-results.ts";

interface Props {
  readonly test: CataloguedTest;
  readonly entry: FunctionEntry;
  readonly person: FunctionPerson;
  readonly evaluation: ComparedFunction;
  /** Stands before the class where the fields do not show it. */
  readonly figure?: string | null;
}

/** The class, or why there is none, the notes, and the change since the last time. */
export function FunctionResult({ test, entry, person, evaluation, figure }: Props) {
  const { label, tone, reason, notes } = entry.result;
  const changes = changesOf(test, entry, person, evaluation);
  return (
    <div className={classes.result} role="status">
      <p>
        {figure && <b className="figures">{figure}</b>}
        {label && (
          <span className={classes.class} data-tone={tone}>
            {label}
          </span>
        )}
        {!label && reason && <span className={classes.reason}>{FUNCTION_REASONS[reason]}</span>}
      </p>
      {notes.map((note) => (
        <Text key={note} size="xs" c="dimmed" lh={1.35}>
          {note}
        </Text>
      ))}
      {changes.map(({ key, side, before, now, decimals, judgement }) => (
        <Text key={key} size="xs" c="dimmed" lh={1.35} className="figures">
          {side}antes {formatDecimal(before, 0, decimals)}{" "}
          {judgement.caveat ? (
            `(${judgement.caveat})`
          ) : (
            <>
              → <Difference before={before} now={now} decimals={decimals} judgement={judgement} asText />
            </>
          )}
        </Text>
      ))}
    </div>
  );
}
