import type { FigureChange } from "#contract/assessment/evaluations.ts";
import { shortJudgement } from "#domain/assessment/judged-change.ts";
import { formatDecimal, formatDifference } from "#domain/text/number-format.ts";

type Groups = readonly { readonly code: string; readonly label: string }[];

const MISSING = "–";

export const valueText = (value: number | null, { decimals }: FigureChange) =>
  value === null ? MISSING : formatDecimal(value, decimals);

export const changeText = (figure: FigureChange) =>
  figure.difference === null ? MISSING : formatDifference(figure.difference, figure.decimals);

export const judgementOf = (figure: FigureChange): string => shortJudgement(figure, figure.difference);

export const labelWithUnit = ({ label, unit }: FigureChange) => (unit ? `${label} (${unit})` : label);

export const groupsOf = (figures: readonly FigureChange[], groups: Groups) =>
  groups
    .map(({ code, label }) => ({ code, label, figures: figures.filter(({ group }) => group === code) }))
    .filter(({ figures: some }) => some.length > 0);
