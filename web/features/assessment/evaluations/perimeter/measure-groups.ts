import type { MeasureKey } from "#contract/assessment/evaluation-fields/fields.ts";
import { isReadBy } from "#contract/assessment/reader-view.ts";
import type { PerimeterKey, SkinfoldKey } from "#domain/assessment/anthropometry/measures.ts";
import {
  type RequiredInputs,
  requiredInputs,
  type SkinfoldProtocol,
  shownPerimeters,
  shownSkinfolds,
} from "#domain/assessment/body-composition/protocols.ts";

/** From head to foot: the trainer goes round the student once. */
const TRUNK: readonly PerimeterKey[] = ["pescoco", "deltoides", "torax", "cintura", "abdomen", "quadril"];

export interface Limb {
  readonly label: string;
  readonly right: PerimeterKey;
  readonly left: PerimeterKey;
}

const LIMBS: readonly Limb[] = [
  { label: "Braço relaxado", right: "braco_direito_relaxado", left: "braco_esquerdo_relaxado" },
  { label: "Braço contraído", right: "braco_direito_contraido", left: "braco_esquerdo_contraido" },
  { label: "Antebraço", right: "antebraco_direito", left: "antebraco_esquerdo" },
  { label: "Coxa medial", right: "coxa_medial_direita", left: "coxa_medial_esquerda" },
  { label: "Coxa distal", right: "coxa_distral_direita", left: "coxa_distal_esquerda" },
  { label: "Panturrilha", right: "panturrilha_direita", left: "panturrilha_esquerda" },
];

export interface MeasureGroups {
  readonly trunk: readonly PerimeterKey[];
  readonly limbs: readonly Limb[];
  /** The caliper goes there first, in the order of the protocol's equation. */
  readonly protocolFolds: readonly SkinfoldKey[];
  readonly otherFolds: readonly SkinfoldKey[];
  readonly required: ReadonlySet<MeasureKey>;
}

const NOTHING: RequiredInputs = { skinfolds: [], perimeters: [], age: false, stature: false };

export function measureGroups(protocol: SkinfoldProtocol | null, gender: string, studentView: boolean): MeasureGroups {
  const isRead = ({ key }: { readonly key: string }) => isReadBy(studentView ? "student" : "trainer", key);
  const perimeters = new Set(
    shownPerimeters(protocol)
      .filter(isRead)
      .map(({ key }) => key),
  );
  const folds = shownSkinfolds(protocol)
    .filter(isRead)
    .map(({ key }) => key);
  const inputs = protocol ? requiredInputs(protocol, gender) : NOTHING;
  return {
    trunk: TRUNK.filter((key) => perimeters.has(key)),
    limbs: LIMBS.filter(({ right }) => perimeters.has(right)),
    protocolFolds: inputs.skinfolds.filter((key) => folds.includes(key)),
    otherFolds: folds.filter((key) => !inputs.skinfolds.includes(key)),
    required: new Set<MeasureKey>([...inputs.skinfolds, ...inputs.perimeters]),
  };
}
