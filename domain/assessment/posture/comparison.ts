import { listInPortuguese } from "../../text/portuguese-list.ts";
import type { PostureSelection } from "./catalogue.ts";
import { type Finding, findingLabel, findingsOf } from "./findings.ts";

export interface ChangedFinding {
  readonly before: Finding;
  readonly after: Finding;
}

export interface PostureChange {
  readonly resolved: readonly Finding[];
  readonly appeared: readonly Finding[];
  readonly changed: readonly ChangedFinding[];
  readonly persisting: readonly Finding[];
}

export function comparePosture(first: PostureSelection, last: PostureSelection): PostureChange {
  const firstFindings = findingsOf(first);
  const lastFindings = new Map(findingsOf(last).map((finding) => [finding.field.key, finding]));
  const keys = new Set(firstFindings.map(({ field }) => field.key));
  const pairs = firstFindings.flatMap((finding): ChangedFinding[] => {
    const later = lastFindings.get(finding.field.key);
    return later ? [{ before: finding, after: later }] : [];
  });
  const isSame = (pair: ChangedFinding) => pair.before.option === pair.after.option;
  return {
    resolved: firstFindings.filter(({ field }) => !lastFindings.has(field.key)),
    appeared: [...lastFindings.values()].filter(({ field }) => !keys.has(field.key)),
    changed: pairs.filter((pair) => !isSame(pair)),
    persisting: pairs.filter(isSame).map((pair) => pair.after),
  };
}

interface ChangedEntry {
  readonly key: string;
  readonly text: string;
  readonly location: string;
  /** For who does not know the trade's name. */
  readonly look: string;
}

export interface ChangeText {
  readonly code: "resolved" | "changed" | "appeared" | "persisting";
  readonly title: string;
  readonly entries: readonly ChangedEntry[];
}

export function postureChangeText({ resolved, appeared, changed, persisting }: PostureChange): ChangeText[] {
  const entry = (finding: Finding, text = findingLabel(finding)): ChangedEntry => ({
    key: finding.field.key,
    text,
    location: `${finding.region.label} · ${finding.aspect.title}`,
    look: finding.option.lookAt,
  });
  const changedEntry = ({ before, after }: ChangedFinding) =>
    entry(after, `${findingLabel(before)} → ${findingLabel(after)}`);
  const groups: ChangeText[] = [
    { code: "resolved", title: "Resolvidos", entries: resolved.map((finding) => entry(finding)) },
    { code: "changed", title: "Mudaram", entries: changed.map(changedEntry) },
    { code: "appeared", title: "Novos", entries: appeared.map((finding) => entry(finding)) },
    { code: "persisting", title: "Persistem", entries: persisting.map((finding) => entry(finding)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** "Dos pontos da postura, 3 se resolveram e 1 continua." Empty without a finding. */
export function postureSentence(groups: readonly ChangeText[]): string {
  const words: Readonly<Record<ChangeText["code"], readonly [string, string]>> = {
    resolved: ["se resolveu", "se resolveram"],
    changed: ["mudou", "mudaram"],
    appeared: ["apareceu", "apareceram"],
    persisting: ["continua", "continuam"],
  };
  const parts = groups.map(({ code, entries }) => counted(entries.length, ...words[code]));
  return parts.length === 0 ? "" : `Dos pontos da postura, ${listInPortuguese(parts)}.`;
}
