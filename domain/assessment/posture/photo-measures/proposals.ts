import type { PhotoMeasure } from "./measures.ts";

/** Below it a slant is the norm, not a finding (Ferreira 2011; the bound is the project's choice). */
const LEAST_SLANT = 2;
/** Two standard deviations below the mean without neck pain, 50.6 ± 2.1° (Lau 2009). */
const FORWARD_HEAD = 46.4;

export interface PostureProposal {
  readonly field: string;
  readonly option: string;
  readonly because: string;
}

/** Options that the measured photo suggests to look at. They are never set by themselves. */
export const postureProposals = (measures: readonly PhotoMeasure[]): readonly PostureProposal[] =>
  measures.flatMap((measure) => {
    const option = optionOf(measure);
    return option ? [{ ...option, because: `${measure.label}: ${degrees(measure.value)}, ${measure.direction}` }] : [];
  });

function optionOf({ key, value }: PhotoMeasure): Pick<PostureProposal, "field" | "option"> | null {
  if (key === "head_forward") return value < FORWARD_HEAD ? { field: "cabeca_1", option: "anteriorizada" } : null;
  if (Math.abs(value) < LEAST_SLANT) return null;
  const isLeft = value > 0;
  if (key === "head") return { field: "cabeca_1", option: isLeft ? "inclinada_direita" : "inclinada_esquerda" };
  if (key === "acromions") return { field: isLeft ? "ombro_1" : "ombro_2", option: "elevado" };
  if (key === "asis") return { field: isLeft ? "pelve_3" : "pelve_4", option: "elevada" };
  return null;
}

const degrees = (value: number) => `${Math.abs(value).toLocaleString("pt-BR")}°`;
