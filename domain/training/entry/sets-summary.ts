import { patternOfSets, summaryOfSets } from "../sets/detailed-set.ts";
import type { RowGroup } from "../sets/row-group.ts";
import { isPyramid } from "../techniques.ts";
import type { Prescription } from "./fields.ts";

/** A round of a superset or a circuit does each row once. */
const areRoundsItsSeries = ({ kind, rounds }: RowGroup): boolean =>
  rounds !== null && (kind === "superset" || kind === "circuit");

/** The series are then the rounds, or follow from an EMOM's minutes (`withMinutesAsSeries`). */
export const doesGroupSaySeries = (group: RowGroup): boolean => group.kind === "emom" || areRoundsItsSeries(group);

/**
 * A row's figures as its sets in detail say them, so that whoever reads rows alone (sheets, volumes, older devices) is right. Series are the
 * rounds of a superset or circuit. A row without either stays as it is.
 */
export function withSetsSummary(prescription: Prescription, technique: string | null): Prescription {
  const { sets, group } = prescription;
  if (sets) {
    return isPyramid(technique)
      ? { ...prescription, ...summaryOfSets(sets), minReps: null, maxReps: null, repsPattern: patternOfSets(sets) }
      : { ...prescription, ...summaryOfSets(sets) };
  }
  const hasSeries = prescription.series !== null && prescription.repsPattern === null;
  return group && hasSeries && areRoundsItsSeries(group) ? { ...prescription, series: group.rounds } : prescription;
}
