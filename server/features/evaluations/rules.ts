import type { Role } from "#contract/call.ts";
import { measuredSections } from "#contract/evaluation-report.ts";
import {
  type DerivedPerimeter,
  derivedItems,
  type EvaluatedItems,
  type EvaluatedItemsDraft,
  measuresOf,
  numberOf,
} from "#contract/evaluations.ts";
import { refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { type ReportSection, studentReads } from "#domain/assessment/report-sections.ts";

/** The sections of an evaluation as a row holds them: an earlier version may lack what later ones have. */
export interface StoredSections {
  readonly student: EvaluatedItems["student"];
  readonly heart: EvaluatedItems["heart"];
  readonly perimeter: Partial<EvaluatedItems["perimeter"]>;
}

const NOTHING_DERIVED: DerivedPerimeter = {
  protocolo: "",
  imc: null,
  relacaoCinturaQuadril: null,
  relacaoCinturaEstatura: null,
  percentualGordura: null,
  massaMagra: null,
  massaAdiposa: null,
  massaMuscular: null,
  densidade: null,
  somatorio: null,
  periferico: null,
  central: null,
};

/** Version 1 rows may lack figures: what was not derived then stays null, no formula of today fills it in. */
const fromVersion1 = ({ student, heart, perimeter }: StoredSections): EvaluatedItems => ({
  student,
  heart,
  perimeter: { bodyPerimeter: {}, skinFold: {}, ...NOTHING_DERIVED, ...perimeter },
});

/** By the first number of `assessment_version`: what brings its sections to the shape of today. */
const UPCASTS: Readonly<Record<string, (sections: StoredSections) => EvaluatedItems>> = { "1": fromVersion1 };

/**
 * The sections of a stored evaluation in the shape of today. An upcast leaves alone what already has that shape, because a
 * section saved later lies beside sections of the row's first version. Throws for a version that this code does not know.
 */
export function upcast(assessmentVersion: string, sections: StoredSections): EvaluatedItems {
  const [major = ""] = assessmentVersion.split(".");
  const { [major]: toToday } = UPCASTS;
  if (!toToday) throw new Error(`unknown assessment version ${assessmentVersion}`);
  return toToday(sections);
}

/** What was measured so far. */
export type Measures = Pick<EvaluatedItems, "student" | "heart"> & {
  readonly perimeter: Pick<EvaluatedItems["perimeter"], "bodyPerimeter" | "skinFold">;
};

const NOTHING_MEASURED: Measures = { student: {}, heart: {}, perimeter: { bodyPerimeter: {}, skinFold: {} } };

/** The stored measures with those of a draft over them. What is absent from the draft is unchanged; null erases. */
export function mergeMeasures(stored: Measures = NOTHING_MEASURED, draft: EvaluatedItemsDraft): Measures {
  const { bodyPerimeter, skinFold } = stored.perimeter;
  return {
    student: { ...stored.student, ...draft.student },
    heart: { ...stored.heart, ...draft.heart },
    perimeter: {
      bodyPerimeter: { ...bodyPerimeter, ...draft.perimeter?.bodyPerimeter },
      skinFold: { ...skinFold, ...draft.perimeter?.skinFold },
    },
  };
}

/** What is missing before an evaluation can be saved, by field of the body; undefined when nothing is. */
export function refuseIncomplete({ student, heart }: Measures) {
  const refusals = refusalsToSave({
    statureCm: numberOf(student.stature),
    weightKg: numberOf(student.weight),
    restingHeartRate: numberOf(heart.fcRepouso),
  });
  const [first] = refusals;
  if (!first) return undefined;
  const fields = Object.fromEntries(refusals.map(({ path, message }) => [`evaluated_items.${path}`, message]));
  return { outcome: "invalid", detail: first.message, fields } as const;
}

/** The person that figures are derived for, on the day of the evaluation. */
export interface EvaluatedPerson {
  readonly sex: "male" | "female";
  readonly ageYears: number | null;
  readonly protocol: string;
}

/** The perimeter section: its measures and everything that follows from them. */
export function derivePerimeter(measures: Measures, { sex, ageYears, protocol }: EvaluatedPerson) {
  const assessment = assessPerimeter({ gender: sex, ageYears, protocol, ...measuresOf(measures) });
  return { ...measures.perimeter, protocolo: protocol, ...derivedItems(assessment) };
}

/** The figures that lists and comparisons query, as columns. */
export const figureColumns = ({ student, perimeter }: Pick<EvaluatedItems, "student" | "perimeter">) => ({
  stature_cm: numberOf(student.stature),
  weight_kg: numberOf(student.weight),
  bmi: perimeter.imc?.value ?? null,
  fat_percentage: perimeter.percentualGordura?.value ?? null,
  lean_mass_kg: perimeter.massaMagra?.value ?? null,
  fat_mass_kg: perimeter.massaAdiposa?.value ?? null,
  waist_hip_ratio: perimeter.relacaoCinturaQuadril?.value ?? null,
});

/** The sections that a person may print of an evaluation: those it measured and, for a student, those that students read. */
export const printableSections = (items: EvaluatedItems, { role }: { readonly role: Role }): ReportSection[] =>
  measuredSections(items).filter((section) => role !== "student" || studentReads(section));
