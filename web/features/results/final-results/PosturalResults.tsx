import { Stack } from "@mantine/core";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PostureDisclaimers } from "../../../ui/figure/PostureDisclaimers.tsx";
import { type EvaluatedPosture, PostureComparison } from "../evaluation-history/PostureComparison.tsx";
import type { FinalResult } from "./data.ts";

/** Takes the first and the last evaluation in which the posture was looked at. */
export function PosturalResults({ mesocycles }: Pick<FinalResult, "mesocycles">) {
  const [first, ...later] = mesocycles.flatMap(({ name, evaluated_on, evaluated_items }): EvaluatedPosture[] => {
    const { posture = [], posture_evaluated = null } = evaluated_items;
    return posture.length > 0 ? [{ name, evaluatedOn: evaluated_on, posture, result: posture_evaluated }] : [];
  });
  const last = later.at(-1);
  if (!first || !last) {
    return (
      <EmptyState icon="user" title="Ainda não há resultados posturais">
        O que mudar na postura aparecerá aqui quando duas avaliações deste macrociclo tiverem a aba Postura preenchida.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <PostureComparison first={first} last={last} />
      <div>
        <PostureDisclaimers />
      </div>
    </Stack>
  );
}
