import { isAerobic, isStrength, type Row, rowsIn, textOf } from "../state/rows.ts";
import type { Values } from "../state/values.ts";

/** Strength first, as the figures are computed, each kind in the order in which it was entered. */
const ordered = (rows: readonly Row[]): readonly Row[] => [...rows.filter(isStrength), ...rows.filter(isAerobic)];

export const tableRows = ({ muscle_items, aerobic_items }: Values): readonly Row[] => [
  ...rowsIn(muscle_items),
  ...rowsIn(aerobic_items),
];

export const rowValues = (rows: readonly Row[]): Values => ({
  muscle_items: textOf(rows.filter(isStrength)),
  aerobic_items: textOf(rows.filter(isAerobic)),
});

export const withRow = (rows: readonly Row[], row: Row) => ordered([...rows, row]);

export const withoutRow = (rows: readonly Row[], index: number) => rows.toSpliced(index, 1);

export const replaceRow = (rows: readonly Row[], index: number, row: Row) => ordered(rows.toSpliced(index, 1, row));

export const restoreRow = (rows: readonly Row[], index: number, row: Row) => ordered(rows.toSpliced(index, 0, row));
