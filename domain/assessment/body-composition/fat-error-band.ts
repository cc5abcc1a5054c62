import { formatDecimal } from "../../text/number-format.ts";
import { classInSentence } from "../references/class-text.ts";
import { fatScale } from "../references/fat-classes.ts";
import { bandOf } from "../references/scale.ts";
import { equationFor, findSkinfoldProtocol } from "./protocols.ts";

export interface FatErrorBand {
  readonly standardError: number;
  readonly from: number;
  readonly to: number;
  /** "entre magro e saudável" where the band reaches another class; null within one class and for a person without classes. */
  readonly classes: string | null;
}

interface MeasuredPerson {
  readonly protocol: string;
  readonly gender: string | null | undefined;
  readonly ageYears: number | null;
}

/** Two of three people with this percentage lie in the band; null where the protocol's source publishes no standard error. */
export function fatErrorBand(
  fatPercentage: number,
  { protocol, gender, ageYears }: MeasuredPerson,
): FatErrorBand | null {
  const found = findSkinfoldProtocol(protocol);
  const standardError = (found && equationFor(found, gender))?.standardError ?? null;
  if (standardError === null) return null;
  const from = Math.max(0, fatPercentage - standardError);
  const to = fatPercentage + standardError;
  const scale = ageYears === null ? null : fatScale(gender, ageYears);
  const least = scale && bandOf(scale, from)?.label;
  const most = scale && bandOf(scale, to)?.label;
  const classes = least && most && least !== most ? `entre ${classInSentence(least)} e ${classInSentence(most)}` : null;
  return { standardError, from, to, classes };
}

function unpublishedRange({ protocol, gender }: MeasuredPerson): string | null {
  const found = findSkinfoldProtocol(protocol);
  const equation = found && equationFor(found, gender);
  if (!equation || ("sampleMm" in equation && equation.sampleMm)) return null;
  return found.method === "perimeters" ? "Faixa de perímetros não publicada" : "Faixa de somas não publicada";
}

export const fatCertaintyText = (fatPercentage: number, person: MeasuredPerson): string =>
  [fatErrorText(fatErrorBand(fatPercentage, person)), unpublishedRange(person)]
    .filter((words) => words !== null)
    .join(" · ");

/** The band as people read it: "Erro padrão ±3,5 pontos: 20,2 a 27,2%, entre muito bom e saudável", or that none is published. */
export function fatErrorText(band: FatErrorBand | null): string {
  if (!band) return "Erro padrão da equação: não publicado";
  const range = `${formatDecimal(band.from, 1)} a ${formatDecimal(band.to, 1)}%`;
  const words = `Erro padrão ±${formatDecimal(band.standardError, 1)} pontos: ${range}`;
  return band.classes ? `${words}, ${band.classes}` : words;
}
