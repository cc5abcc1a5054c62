import { Button } from "@mantine/core";
import { MIN_EVALUATIONS } from "../comparison-rules.ts";
import type { CyclePath } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";

interface Props {
  readonly evaluated: number;
  readonly path: Partial<CyclePath>;
}

export function CompareButton({ evaluated, path }: Props) {
  const { open } = useCycleAddress();
  if (evaluated < MIN_EVALUATIONS) return null;
  return (
    <Button variant="default" onClick={() => open("compare", path)}>
      Comparar Avaliações
    </Button>
  );
}
