import {
  type PlacedField,
  POSTURE_FIELDS,
  POSTURE_REGIONS,
  type PostureSelection,
  postureOptionAt,
} from "./catalogue.ts";
import type { Side } from "./muscles.ts";
import type { PostureAspect, PostureOption, PostureRegion } from "./region.ts";

export interface Finding extends PlacedField {
  readonly option: PostureOption;
}

export const findingsOf = (selection: PostureSelection): readonly Finding[] =>
  POSTURE_FIELDS.flatMap((placed) => {
    const option = postureOptionAt(placed.field.key, selection[placed.field.key]);
    return option ? [{ ...placed, option }] : [];
  });

const SIDE_WORDS: Readonly<Record<Side, string>> = { left: "à esquerda", right: "à direita" };

/** A thing and its side: "Elevado à esquerda"; without a side the thing alone. */
export const withSide = (thing: string, side: Side | null): string => (side ? `${thing} ${SIDE_WORDS[side]}` : thing);

export const findingLabel = ({ option, field }: Finding): string => withSide(option.label, field.side);

export interface AspectText {
  readonly title: string;
  readonly words: string;
  readonly notes: readonly string[];
}

export interface RegionText {
  readonly code: string;
  readonly label: string;
  readonly aspects: readonly AspectText[];
}

export function findingsText(findings: readonly Finding[]): readonly RegionText[] {
  return POSTURE_REGIONS.flatMap((region) => {
    const aspects = region.aspects.flatMap((aspect) => aspectText(findings, region, aspect));
    return aspects.length > 0 ? [{ code: region.code, label: region.label, aspects }] : [];
  });
}

function aspectText(findings: readonly Finding[], region: PostureRegion, aspect: PostureAspect): AspectText[] {
  const seen = findings.filter((finding) => finding.region === region && finding.aspect === aspect);
  const [first, second] = seen;
  if (!first) return [];
  const isSymmetrical = second !== undefined && second.option === first.option;
  const words = isSymmetrical ? `${first.option.label} dos dois lados` : seen.map(findingLabel).join("; ");
  const notes = new Set(seen.flatMap(({ option }) => option.note ?? []));
  return [{ title: aspect.title, words, notes: [...notes] }];
}
