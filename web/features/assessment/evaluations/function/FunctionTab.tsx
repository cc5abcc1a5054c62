import { Alert, Button, Text, Title } from "@mantine/core";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { entryOf } from "#contract/assessment/evaluation-fields/function-values.ts";
import { FUNCTION_NOT_TODAY, FUNCTION_TESTS } from "#domain/assessment/function/catalogue.ts";
import { FUNCTION_GROUPS, type FunctionPerson } from "#domain/assessment/function/function-test.ts";
import { sexOf } from "#domain/assessment/sex.ts";
import { entriesOf } from "#domain/record.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { DictateButton } from "../dictation/DictateButton.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { usePressure } from "../heart/use-pressure.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";
import { ChooseTestsDialog } from "./ChooseTestsDialog.tsx";
import classes from "./FunctionTab.module.css";
import { FunctionTestCard } from "./FunctionTestCard.tsx";
import { useChosenTests } from "./use-chosen-tests.ts";

/** Typing the weight has priority over the classes that follow from it. */
export function FunctionTab({ subject: { gender, ageYears }, ...props }: TabProps) {
  const weightKg = useDeferredValue(useSheetState(({ values }) => numberIn(values, "weight")));
  const statureCm = useDeferredValue(useSheetState(({ values }) => numberIn(values, "stature")));
  const person = useMemo<FunctionPerson>(
    () => ({ sex: sexOf(gender) ?? "female", ageYears, weightKg, statureCm }),
    [gender, ageYears, weightKg, statureCm],
  );
  return <FunctionTests person={person} ageYears={ageYears} {...props} />;
}

interface TestsProps extends Pick<TabProps, "before" | "disabled" | "evaluation"> {
  readonly person: FunctionPerson;
  readonly ageYears: number | null;
}

const FunctionTests = memo(function FunctionTests({ person, ageYears, before, disabled, evaluation }: TestsProps) {
  const { chosen, choose } = useChosenTests(ageYears);
  const [choosing, setChoosing] = useState(false);
  const danger = usePressure(ageYears)?.danger;
  const saved = useSheetState((state) => state.saved);
  const shown = FUNCTION_TESTS.filter((test) => entryOf(test, saved) || (!disabled && chosen.includes(test.key)));
  return (
    <div className={classes.tab}>
      {danger ? (
        <Alert color="danger" variant="light" icon={<Icon name="alert" size={18} />}>
          {FUNCTION_NOT_TODAY}
        </Alert>
      ) : (
        <div className={classes.bar}>
          <Text size="sm" c="dimmed" flex="1 1 240px">
            {FUNCTION_NOT_TODAY}
          </Text>
          {!disabled && (
            <>
              <DictateButton />
              <Button variant="default" leftSection={<Icon name="list" size={18} />} onClick={() => setChoosing(true)}>
                Escolher testes
              </Button>
            </>
          )}
        </div>
      )}
      {entriesOf(FUNCTION_GROUPS).map(([group, label]) => {
        const tests = shown.filter((test) => test.group === group);
        if (tests.length === 0) return null;
        return (
          <section key={group} aria-label={label}>
            <Title order={3} size="h5" mb="xs">
              {label}
            </Title>
            <div className={classes.tests}>
              {tests.map((test) => (
                <FunctionTestCard
                  key={test.key}
                  test={test}
                  person={person}
                  before={before}
                  evaluation={evaluation}
                  disabled={disabled}
                />
              ))}
            </div>
          </section>
        );
      })}
      {shown.length === 0 && <Text c="dimmed">Nenhum teste: use “Escolher testes”.</Text>}
      {choosing && <ChooseTestsDialog chosen={chosen} onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
});
