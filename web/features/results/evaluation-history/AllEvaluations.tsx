import { Group, Text } from "@mantine/core";
import { useMemo } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { RemoveImported } from "../../assessment/evaluation-imports/RemoveImported.tsx";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import { ComparedPhotos } from "./ComparedPhotos.tsx";
import { ComparedSomatotype } from "./ComparedSomatotype.tsx";
import { ComparedStrength } from "./ComparedStrength.tsx";
import classes from "./ComparisonFigures.module.css";
import { ComparisonFigures } from "./ComparisonFigures.tsx";
import { type ComparedPair, changesOf } from "./compared-pair.ts";
import type { FigureChange, PastEvaluation } from "./data.ts";
import { EvaluationAxis } from "./EvaluationAxis.tsx";
import { ComparedPosture } from "./PostureComparison.tsx";
import { keyOf, type TwoKeys, twoIn, withPressed } from "./two-evaluations.ts";

interface Props {
  readonly studentId: number;
  /** In order of date. */
  readonly evaluations: readonly PastEvaluation[];
  readonly figures: readonly FigureChange[];
  readonly studentView: boolean;
}

/** Any two of a student's evaluations, whatever cycles they belong to. */
export function AllEvaluations({ studentId, evaluations: stored, figures, studentView }: Props) {
  const { search, compareAll } = useCycleAddress();
  const evaluations = useMemo(
    () => (studentView ? stored.map((one) => ({ ...one, name: layCycleName(one.name) })) : stored),
    [stored, studentView],
  );
  const [first, second] = twoIn(search.evaluations, evaluations);
  const compared = useMemo(() => {
    const pair = pairIn(evaluations, first, second);
    return pair && { pair, ...changesOf(pair, figures) };
  }, [evaluations, figures, first, second]);
  const removable = studentView ? [] : evaluations.filter(isImportedAmong([first, second]));
  const removal = removable.length > 0 && (
    <Group gap="xs" mb="md">
      {removable.map((one) => (
        <RemoveImported key={one.id} studentId={studentId} evaluation={one} />
      ))}
    </Group>
  );
  if (evaluations.length < 2) {
    return (
      <>
        <EmptyState icon="timeline" title="Ainda não há o que comparar">
          Com duas avaliações, de qualquer ciclo, a comparação aparece aqui.
        </EmptyState>
        {removal}
      </>
    );
  }
  const data = evaluations
    .map((one) => ({
      value: keyOf(one),
      label: `${formatDate(one.evaluated_on)} · ${one.name}`,
    }))
    .toReversed();
  return (
    <>
      <EvaluationAxis
        evaluations={evaluations}
        chosen={[first, second]}
        onPress={(pressed) => compareAll(withPressed(evaluations, [first, second], pressed))}
      />
      <div className={classes.chooser}>
        <Choice label="Primeira avaliação" data={data} value={first} onChange={(key) => compareAll([key, second])} />
        <Choice label="Segunda avaliação" data={data} value={second} onChange={(key) => compareAll([first, key])} />
      </div>
      {removal}
      {compared ? (
        <>
          <ComparisonFigures {...compared} studentView={studentView} />
          {!studentView && (
            <>
              <ComparedSomatotype pair={compared.pair} />
              <ComparedPosture pair={compared.pair} />
              <ComparedStrength studentId={studentId} first={upTo(compared.pair[0])} last={upTo(compared.pair[1])} />
            </>
          )}
          <ComparedPhotos studentId={studentId} pair={compared.pair} />
        </>
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {first !== null && first === second ? "Escolha duas avaliações diferentes." : "Escolha as duas avaliações."}
        </Text>
      )}
    </>
  );
}

const isImportedAmong = (chosen: TwoKeys) => (one: PastEvaluation) =>
  one.mesocycle_id === null && chosen.includes(keyOf(one));

/** In order of date however they were chosen. */
function pairIn(
  evaluations: readonly PastEvaluation[],
  first: string | null,
  second: string | null,
): ComparedPair | null {
  const [earlier, later, ...others] = evaluations.filter((one) => [first, second].includes(keyOf(one)));
  return earlier && later && others.length === 0 ? [earlier, later] : null;
}

/** Strength is compared by the tests up to the evaluation's day. */
const upTo = ({ evaluated_on: day }: PastEvaluation) => ({ name: formatDate(day), end_date: day });
