import { Alert, Button, Group, Text } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { PERIMETERS } from "#domain/assessment/anthropometry/measures.ts";
import { plausibilityQuestions } from "#domain/assessment/plausibility.ts";
import { differenceInDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { CycleEvaluation } from "./data.ts";
import { assess, numbersIn, type Subject } from "./results/figures.ts";
import { useSheetState } from "./state/use-evaluation.ts";
import { numberIn } from "./state/values.ts";

interface Props {
  readonly evaluation: CycleEvaluation;
  readonly subject: Subject;
  readonly before: Values;
}

/** Half a number is no error. */
export function SheetQuestions(props: Props) {
  const isEditing = useSheetState((state) => state.editing !== null);
  return isEditing ? null : <Questions {...props} />;
}

/** A question keeps nothing from being saved, and a confirmed one is not asked again. */
function Questions({ evaluation, subject, before }: Props) {
  const values = useDeferredValue(useSheetState((state) => state.values));
  const key = `confirmed ${evaluation.macrocycle.id} ${evaluation.id}`;
  const [confirmed, setConfirmed] = useState<readonly string[]>(() => readConfirmed(key));
  const { previous, evaluated_on } = evaluation;
  const questions = useMemo(
    () =>
      plausibilityQuestions({
        assessment: assess(values, subject),
        weightKg: numberIn(values, "weight"),
        perimeters: numbersIn(PERIMETERS, values),
        before: previous && {
          weightKg: numberIn(before, "weight"),
          perimeters: numbersIn(PERIMETERS, before),
          daysAgo: differenceInDays(previous.evaluated_on, evaluated_on ?? todayInSaoPaulo(Date.now())),
        },
      }),
    [values, subject, before, previous, evaluated_on],
  );
  const open = questions.filter(({ code }) => !confirmed.includes(code));
  if (open.length === 0) return null;
  const confirm = (code: string) => {
    const all = [...confirmed, code];
    setConfirmed(all);
    sessionStorage.setItem(key, JSON.stringify(all));
  };
  return (
    <Alert color="warning" variant="light" role="status" icon={<Icon name="alert" size={18} />}>
      {open.map(({ code, sentence }) => (
        <Group key={code} gap="sm" justify="space-between" mb={4}>
          <Text size="sm" flex="1 1 260px">
            Confira: {sentence}
          </Text>
          <Button variant="default" size="sm" onClick={() => confirm(code)}>
            Está certo
          </Button>
        </Group>
      ))}
    </Alert>
  );
}

/** Kept in the tab alone: a shared computer forgets them with it. */
function readConfirmed(key: string): readonly string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
  return Array.isArray(stored) ? stored.filter((code) => typeof code === "string") : [];
}
