import { parseDecimal } from "#domain/text/number-format.ts";
import { PERFORMANCE_LIMITS } from "#domain/training/executions/performance-limits.ts";
import { type HeavyLoads, nextLoad } from "../plan/prefill.ts";
import { loadText } from "../plan/training-text.ts";
import { Stepper } from "./Stepper.tsx";

interface Props {
  readonly load: number | null;
  readonly heavy: HeavyLoads;
  /** Null for an emptied field. A text that is no load changes nothing. */
  readonly onChange: (load: number | null) => void;
}

export function LoadStepper({ load, heavy, onChange }: Props) {
  const { min, max } = PERFORMANCE_LIMITS.loadKg;
  return (
    <Stepper
      label="Carga"
      unit="kg"
      inputMode="decimal"
      text={load === null ? "" : loadText(load)}
      onType={(text) => {
        const typed = parseDecimal(text);
        if (typed === null || (typed >= min && typed <= max)) onChange(typed);
      }}
      onLess={() => onChange(nextLoad(load, -1, heavy))}
      onMore={() => onChange(nextLoad(load, 1, heavy))}
    />
  );
}
