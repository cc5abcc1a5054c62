import { classText } from "../assessment/references/class-text.ts";
import { bandOf, type Scale } from "../assessment/references/scale.ts";
import type { ScaleBand } from "./class-scale.ts";

/** Most people lie in the open ends when the classes between are narrow (waist to stature): give them room. */
const MIN_OPEN_END = 0.15;

export interface DrawnScale {
  readonly bands: readonly ScaleBand[];
  /** Index of the class that a value belongs to, as the published table rounds it; undefined without a value. */
  readonly active: number | undefined;
  readonly decimals: number;
}

/** An open class is drawn as wide as its neighbour. `factor` turns units: the muscle index in kg/m² times stature² is a mass in kg. */
export function drawnScale(scale: Scale, value: number | null, factor = 1): DrawnScale {
  const limits = scale.bands.flatMap(({ to }) => (to === null ? [] : [to]));
  const first = limits[0] ?? 0;
  const last = limits.at(-1) ?? 0;
  const between = limits.length > 1 ? (last - first) / (limits.length - 1) : 0;
  const step = Math.max(between, last * MIN_OPEN_END);
  const start = first > 0 ? Math.max(0, first - step) : first - step;
  const edges = [start, ...limits, last + step].map((limit) => limit * factor);
  const active = value === null ? undefined : scale.bands.findIndex((band) => band === bandOf(scale, value / factor));
  return {
    bands: scale.bands.map(({ label, tone }, index) => ({
      label: classText(label),
      from: edges[index] ?? 0,
      to: edges[index + 1] ?? 0,
      tone,
    })),
    active,
    decimals: scale.limitDecimals,
  };
}
