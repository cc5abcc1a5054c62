import { parseDecimal } from "#domain/text/number-format.ts";
import { PERFORMANCE_LIMITS } from "#domain/training/executions/performance-limits.ts";
import type { LoadSteps } from "#domain/training/loads/load-steps.ts";
import { platesFor } from "#domain/training/plates.ts";
import { clockText } from "../log/rest.ts";
import type { SetValues } from "../log/training-log.ts";
import { type HeavyLoads, nextRepetitions, nextSeconds } from "../plan/prefill.ts";
import { loadText } from "../plan/training-text.ts";
import { LoadStepper } from "./LoadStepper.tsx";
import classes from "./SetDock.module.css";
import { Stepper } from "./Stepper.tsx";

interface Props {
  readonly values: SetValues;
  readonly hasLoad: boolean;
  readonly heavy: HeavyLoads;
  /** The bar and the plates that are put on it; null for another exercise. */
  readonly bar: LoadSteps | null;
  readonly onChange: (change: Partial<SetValues>) => void;
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max;

/** "1:30" or "90" in seconds. */
function secondsTyped(text: string): number | null {
  const [first = "", second] = text.split(":");
  const parts = [first, second ?? "0"].map((part) => parseDecimal(part));
  const [minutes, seconds] = parts;
  if (typeof minutes !== "number" || typeof seconds !== "number") return null;
  return Math.round(second === undefined ? minutes : minutes * 60 + seconds);
}

export function SetValuesInput({ values, hasLoad, heavy, bar, onChange }: Props) {
  const { load_kg: load, repetitions, seconds } = values;
  const type = (
    name: "repetitions" | "seconds",
    value: number | null,
    limits: { readonly min: number; readonly max: number },
  ) => {
    if (value === null || isWithin(value, limits)) onChange({ [name]: value });
  };
  return (
    <>
      {hasLoad && <LoadStepper load={load} heavy={heavy} onChange={(load_kg) => onChange({ load_kg })} />}
      {hasLoad && bar && load !== null && <Plates load={load} steps={bar} />}
      {(repetitions !== null || seconds === null) && (
        <Stepper
          label="Repetições"
          unit="rep."
          inputMode="numeric"
          text={repetitions === null ? "" : String(repetitions)}
          onType={(text) => {
            const typed = parseDecimal(text);
            type("repetitions", typed === null ? null : Math.round(typed), PERFORMANCE_LIMITS.repetitions);
          }}
          onLess={() => onChange({ repetitions: nextRepetitions(repetitions, -1) })}
          onMore={() => onChange({ repetitions: nextRepetitions(repetitions, 1) })}
        />
      )}
      {seconds !== null && (
        <Stepper
          label="Tempo"
          unit="min"
          inputMode="numeric"
          text={clockText(seconds)}
          onType={(text) => {
            const typed = secondsTyped(text);
            if (typed !== null) type("seconds", typed, PERFORMANCE_LIMITS.seconds);
          }}
          onLess={() => onChange({ seconds: nextSeconds(seconds, -1) })}
          onMore={() => onChange({ seconds: nextSeconds(seconds, 1) })}
        />
      )}
    </>
  );
}

/** "Barra de 20 kg + 20 + 2,5 de cada lado" */
function Plates({ load, steps }: { readonly load: number; readonly steps: LoadSteps }) {
  const bar = platesFor(load, steps);
  if (!bar) return null;
  const plates = bar.perSideKg.map(loadText).join(" + ");
  return (
    <p className={classes.plates}>
      Barra de {loadText(steps.bar_kg)} kg{plates && ` + ${plates} de cada lado`}
      {bar.missingKg > 0 && ` (mais ${loadText(bar.missingKg)}\u00a0kg)`}
    </p>
  );
}
