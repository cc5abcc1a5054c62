import { Button } from "@mantine/core";
import { MIN_EVALUATIONS } from "../comparison-rules.ts";
import type { CyclePath } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";

interface Props {
  /** How many of the cycles were evaluated. */
  readonly evaluated: number;
  readonly about: Partial<CyclePath>;
}

/** Shown once there are two evaluations to compare. */
export function CompareButton({ evaluated, about }: Props) {
  const { open } = useCycleAddress();
  if (evaluated < MIN_EVALUATIONS) return null;
  return (
    <Button variant="default" onClick={() => open("compare", about)}>
      Comparar Avaliações
    </Button>
  );
}
