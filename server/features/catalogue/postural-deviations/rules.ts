import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";

/** A region has two columns where left and right differ. */
export const sizeOf = (region: string): number =>
  POSTURE_REGIONS.find(({ code }) => code === region)?.aspects[0]?.fields.length ?? 1;
