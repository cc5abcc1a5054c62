import type { Choreography } from "./choreography.ts";

export interface Tempo {
  /** One whole repetition takes this long. */
  readonly seconds: number;
  /** Phase from 0 to 1 at a time since the start. */
  phaseAt(seconds: number): number;
}

/** A prescribed 0 is as fast as one can: this long. */
const FASTEST_SECONDS = 0.7;
/** A stretch or a position is kept this long before it begins again. */
const HELD_SECONDS = 3;

const CADENCE = /^(\d)-(\d)-(\d)-(\d)$/;

/** Seconds out, still, back, still. */
type Rhythm = readonly [number, number, number, number];

/** A cadence names lowering, pause, lifting, pause, in seconds. */
function cadenced(cadence: string | null, effort: Choreography["effort"]): Rhythm | null {
  const found = cadence === null ? null : CADENCE.exec(cadence.trim());
  if (!found || effort === null) return null;
  const [lowering = 0, low = 0, lifting = 0, high = 0] = found.slice(1).map(Number);
  if (lowering + lifting === 0) return null;
  const [down, up] = [Math.max(lowering, FASTEST_SECONDS), Math.max(lifting, FASTEST_SECONDS)];
  return effort === "back" ? [down, low, up, high] : [up, high, down, low];
}

type Timed = Pick<Choreography, "course" | "effort" | "seconds">;

export function tempoOf({ course, effort, seconds }: Timed, cadence: string | null): Tempo {
  if (course === "cycle") return { seconds, phaseAt: (at) => (at / seconds) % 1 };
  const half = seconds / 2;
  const rhythm: Rhythm =
    cadenced(cadence, effort) ?? (course === "hold" ? [half, HELD_SECONDS, half, 1] : [half, 0.15, half, 0.35]);
  const [out, far, back] = rhythm;
  const repetition = rhythm.reduce((sum, part) => sum + part, 0);
  return {
    seconds: repetition,
    phaseAt: (at) => {
      const time = at % repetition;
      if (time < out) return (time / out) * 0.5;
      if (time < out + far) return 0.5;
      if (time < out + far + back) return 0.5 + ((time - out - far) / back) * 0.5;
      return 0;
    },
  };
}
