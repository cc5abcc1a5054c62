import { POSTURE_FIELDS } from "#domain/assessment/posture/catalogue.ts";
import { withSide } from "#domain/assessment/posture/findings.ts";
import { MUSCLES } from "#domain/assessment/posture/muscles.ts";
import type { PostureOption } from "#domain/assessment/posture/region.ts";
import { type MuscleGroupName, muscleGroups } from "../muscle-groups.ts";
import { LENGTHENING, STRENGTHENING } from "./muscle-exercises.ts";

export interface CatalogueDeviation {
  readonly name: string;
  readonly region: string;
  readonly muscle_group: MuscleGroupName;
  readonly properties: readonly { readonly key: string; readonly selected: string }[];
  readonly exercises: readonly string[];
}

/** Names of options whose aspect does not stand beside them. The spine's labels are whole names already. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cabeca_1: {
    anteriorizada: "Cabeça anteriorizada",
    posteriorizada: "Cabeça posteriorizada",
    inclinada_direita: "Cabeça inclinada à direita",
    inclinada_esquerda: "Cabeça inclinada à esquerda",
    rodada_direita: "Cabeça rodada à direita",
    rodada_esquerda: "Cabeça rodada à esquerda",
  },
  ombro_1: { elevado: "Ombro elevado", deprimido: "Ombro deprimido" },
  ombro_3: { protuso: "Ombro protuso", retraido: "Ombro retraído" },
  ombro_5: { rotacao_medial: "Ombro em rotação medial", rotacao_lateral: "Ombro em rotação lateral" },
  cintura_1: { elevada: "Escápula elevada", deprimida: "Escápula deprimida" },
  cintura_3: { abduzida: "Escápula abduzida", aduzida: "Escápula aduzida" },
  cintura_5: { rotacao_superior: "Escápula em rotação superior", rotacao_inferior: "Escápula em rotação inferior" },
  cintura_7: {
    inclinacao_anterior: "Escápula em inclinação anterior",
    inclinacao_posterior: "Escápula em inclinação posterior",
  },
  cintura_9: {
    alada_borda_medial: "Escápula alada (borda medial)",
    alada_angulo_inferior: "Escápula alada (ângulo inferior)",
  },
  pelve_1: { anteversao: "Pelve em anteversão", retroversao: "Pelve em retroversão" },
  pelve_3: { elevada: "Pelve elevada", rebaixada: "Pelve rebaixada" },
  pelve_5: { rotacao_anterior: "Pelve em rotação anterior", rotacao_posterior: "Pelve em rotação posterior" },
  quadril_1: { fletido: "Quadril fletido", estendido: "Quadril estendido" },
  quadril_3: { rotacao_medial: "Quadril em rotação medial", rotacao_lateral: "Quadril em rotação lateral" },
  quadril_5: { aduzido: "Quadril aduzido", abduzido: "Quadril abduzido" },
  joelho_1: { valgo: "Joelho valgo", varo: "Joelho varo" },
  joelho_3: { flexo: "Joelho flexo", recurvado: "Joelho recurvado" },
  pe_1: {
    plano_pronado: "Pé plano",
    cavo_supinado: "Pé cavo",
    abduto: "Pé abduto",
    aduto: "Pé aduto",
    calcaneo_valgo: "Calcâneo valgo",
    calcaneo_varo: "Calcâneo varo",
  },
};

export const catalogueDeviations: readonly CatalogueDeviation[] = POSTURE_FIELDS.flatMap(
  ({ region, aspect, field }) => {
    const [first = field] = aspect.fields;
    return aspect.options.map((option) => ({
      name: withSide(NAMES[first.key]?.[option.value] ?? option.label, field.side),
      region: region.code,
      muscle_group: groupOf(option),
      properties: [{ key: field.key, selected: option.value }],
      exercises: exercisesFor(option),
    }));
  },
);

/** The group of the first muscle to lengthen. The product has no group of the neck: its deviations stand under the trapezius's. */
function groupOf({ stretch, strengthen }: PostureOption): MuscleGroupName {
  const worked: readonly string[] = [...stretch, ...strengthen].map(({ muscle }) => MUSCLES[muscle]);
  const groups = worked.flatMap((name) => muscleGroups.find((group) => group.name === name) ?? []);
  return groups[0]?.name ?? "Dorsais";
}

function exercisesFor({ stretch, strengthen }: PostureOption): readonly string[] {
  return [
    ...new Set([
      ...stretch.flatMap(({ muscle }) => LENGTHENING[muscle] ?? []),
      ...strengthen.flatMap(({ muscle }) => STRENGTHENING[muscle] ?? []),
    ]),
  ];
}
