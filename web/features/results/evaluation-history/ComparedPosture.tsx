import { Title } from "@mantine/core";
import { PostureDisclaimers } from "../../../ui/figure/PostureDisclaimers.tsx";
import type { ComparedPair } from "./compared-pair.ts";
import type { PastEvaluation } from "./data.ts";
import { PostureComparison } from "./PostureComparison.tsx";

export function ComparedPosture({ pair }: { readonly pair: ComparedPair }) {
  const [first, last] = pair.map(evaluatedPosture);
  if (!first || !last || first.posture.length === 0 || last.posture.length === 0) return null;
  return (
    <section aria-labelledby="compared-posture">
      <Title order={2} size="h4" mt="xl" mb="md" id="compared-posture">
        Postura
      </Title>
      <PostureComparison first={first} last={last} />
      <PostureDisclaimers />
    </section>
  );
}

const evaluatedPosture = ({
  name,
  evaluated_on,
  evaluated_items: { posture = [], posture_evaluated = null },
}: PastEvaluation) => ({
  name,
  evaluatedOn: evaluated_on,
  posture,
  result: posture_evaluated,
});
