/** Codes that are stored and travel, each beside the words that people read, in the order in which they are offered. */
export type Labels = Readonly<Record<string, string>>;

type Coded = Readonly<Record<string, unknown>>;

export type CodeOf<L extends Coded> = keyof L & string;

export const codesOf = <const L extends Coded>(labels: L): readonly CodeOf<L>[] => Object.keys(labels);

export const choicesOf = <const L extends Labels>(labels: L) =>
  codesOf(labels).map((value) => ({ value, label: labels[value] ?? value }));

/** Empty for an absent or unknown code. */
export const labelOf = (labels: Labels, code: string | null | undefined): string =>
  (code && Object.hasOwn(labels, code) && labels[code]) || "";
