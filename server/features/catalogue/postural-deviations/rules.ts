import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";

/** In how many columns a region is chosen: two where left and right differ. */
export const sizeOf = (region: string): number =>
  POSTURE_REGIONS.find(({ code }) => code === region)?.aspects[0]?.fields.length ?? 1;
