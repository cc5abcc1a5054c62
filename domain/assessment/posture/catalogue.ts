import { NONE, type PostureAspect, type PostureField, type PostureOption, type PostureRegion } from "./region.ts";
import { FEET } from "./regions/feet.ts";
import { HEAD } from "./regions/head.ts";
import { HIPS } from "./regions/hips.ts";
import { KNEES } from "./regions/knees.ts";
import { PELVIS } from "./regions/pelvis.ts";
import { SCAPULAE } from "./regions/scapulae.ts";
import { SHOULDERS } from "./regions/shoulders.ts";
import { SPINE } from "./regions/spine.ts";

/**
 * From head to foot. Options follow the terms of Kendall FP, McCreary EK, Provance PG,
 * Rodgers MM, Romani WA. Músculos: provas e funções, com postura e dor. 5. ed. Barueri: Manole; 2007.
 */
export const POSTURE_REGIONS: readonly PostureRegion[] = [HEAD, SHOULDERS, SCAPULAE, SPINE, PELVIS, HIPS, KNEES, FEET];

/** An absent key and {@link NONE} both mean that no deviation is seen. */
export type PostureSelection = Readonly<Record<string, string | undefined>>;

export interface PlacedField {
  readonly region: PostureRegion;
  readonly aspect: PostureAspect;
  readonly field: PostureField;
}

export const POSTURE_FIELDS: readonly PlacedField[] = POSTURE_REGIONS.flatMap((region) =>
  region.aspects.flatMap((aspect) => aspect.fields.map((field) => ({ region, aspect, field }))),
);

const BY_KEY: ReadonlyMap<string, PlacedField> = new Map(POSTURE_FIELDS.map((placed) => [placed.field.key, placed]));

export const postureFieldAt = (key: string): PlacedField | undefined => BY_KEY.get(key);

/** The option that is stored as `value` under a key; undefined for {@link NONE} and for what the catalogue lacks. */
export const postureOptionAt = (key: string, value: string | undefined): PostureOption | undefined =>
  BY_KEY.get(key)?.aspect.options.find((option) => option.value === value);

export const isPostureChoice = (key: string, value: string): boolean =>
  BY_KEY.has(key) && (value === NONE || postureOptionAt(key, value) !== undefined);
