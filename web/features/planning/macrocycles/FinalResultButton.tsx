import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { MIN_EVALUATIONS } from "../cycles/comparison-rules.ts";
import { useCycleAddress } from "../cycles/use-cycle-address.ts";
import type { MacrocycleSummary } from "./data.ts";

export function FinalResultButton({ macrocycle }: { readonly macrocycle: MacrocycleSummary }) {
  const { open } = useCycleAddress();
  return (
    <ReasonButton
      variant="default"
      reason={macrocycle.evaluated_count < MIN_EVALUATIONS ? "Disponível com dois mesociclos avaliados." : null}
      onClick={() => open("final-result", { macroId: macrocycle.id })}
    >
      Resultados do Macro
    </ReasonButton>
  );
}
