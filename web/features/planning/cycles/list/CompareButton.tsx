import { Button } from "@mantine/core";
import { MIN_EVALUATIONS } from "../comparison-rules.ts";
import type { CyclePath } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";

interface Props {
  readonly evaluated: number;
  readonly about: Partial<CyclePath>;
}

export function CompareButton({ evaluated, about }: Props) {
  const { open } = useCycleAddress();
  if (evaluated < MIN_EVALUATIONS) return null;
  return (
    <Button variant="default" onClick={() => open("compare", about)}>
      Comparar Avaliações
    </Button>
  );
}
