import type { BodySex } from "#domain/figures/body-shape.ts";
import type { PerimeterKey, SkinfoldKey } from "#domain/figures/body-sites.ts";
import type { ScaleBand } from "#domain/figures/class-scale.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";
import type { Maybe } from "../../platform/pdf/text.ts";

/** What was measured: girths in cm, folds in mm. What is absent was not measured. */
export type Measurements = {
  statureCm?: Maybe<number>;
  weightKg?: Maybe<number>;
  restingHeartRateBpm?: Maybe<number>;
  systolicMmHg?: Maybe<number>;
  diastolicMmHg?: Maybe<number>;
  perimeters: Partial<Record<PerimeterKey, Maybe<number>>>;
  skinfolds: Partial<Record<SkinfoldKey, Maybe<number>>>;
};

/** One derived value. With a scale it becomes a card that shows where the value lies, else a figure among others. */
export type Indicator = {
  label: string;
  value: Maybe<number>;
  decimals: number;
  unit?: Maybe<string>;
  previous?: Maybe<number>;
  /** Name of the class the value falls into. */
  classLabel?: Maybe<string>;
  /** `active` is the index of the class the value belongs to, as the assessment decided it. */
  scale?: Maybe<{ bands: readonly ScaleBand[]; active?: Maybe<number>; limitDecimals?: number }>;
  /** Why there is no value ("Cintura não informada"), or a remark on it. */
  message?: Maybe<string>;
};

export type EvaluationDocumentInput = SheetFrame & {
  student: {
    name: string;
    ageYears?: Maybe<number>;
    sex?: Maybe<BodySex>;
    /** JPEG or PNG bytes. */
    photo?: Maybe<Uint8Array>;
  };
  macrocycle?: Maybe<string>;
  mesocycle?: Maybe<string>;
  microcycle?: Maybe<string>;
  measured: Measurements;
  /** The evaluation to compare with. */
  previous?: Maybe<{ date: string; measured: Measurements }>;
  indicators: readonly Indicator[];
  /** Further figures of the sheet, such as the blood tests: shown in the order given, only when they have a value. */
  others?: readonly { label: string; value: string }[];
  protocol?: Maybe<{ name: string; equation?: Maybe<string>; source?: Maybe<string> }>;
  warnings?: readonly string[];
  notes?: Maybe<string>;
};
