import type { PhotographedCycle } from "#contract/assessment/posture-photos.ts";
import { ALL_PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";

interface OfCycle {
  readonly mesocycle_id: number | null;
  readonly microcycle_id: number | null;
}

/** A view needs photos in at least two of these cycles. */
export function sharedViews(photographed: readonly PhotographedCycle[], cycles: readonly OfCycle[]): PhotoSlot[] {
  const slots = photographed
    .filter((one) => cycles.some((cycle) => isOf(one, cycle)))
    .flatMap(({ photos }) => [...photos.principais, ...photos.opcionais].map(({ name }) => name));
  return ALL_PHOTO_SLOTS.map(({ key }) => key).filter((key) => slots.filter((slot) => slot === key).length >= 2);
}

const isOf = (one: OfCycle, cycle: OfCycle): boolean =>
  one.mesocycle_id === cycle.mesocycle_id && one.microcycle_id === cycle.microcycle_id;
