import type { Muscle } from "../../assessment/posture/muscles.ts";

/** The kinds of exercise that lengthen a muscle, and those that strengthen it, the preferred first; empty where the product has none. */
interface MuscleWork {
  readonly lengthen: readonly string[];
  readonly strengthen: readonly string[];
}

const work = (lengthen: readonly string[], strengthen: readonly string[]): MuscleWork => ({ lengthen, strengthen });

const NECK = work(["stretch_neck_extensors", "neck_mobility"], ["neck_mobility"]);
const FLANK = work(["stretch_quadratus"], ["side_plank"]);

/**
 * Which exercise lengthens or strengthens a muscle that a posture asks for. Joint actions and tests: Kendall FP, McCreary EK, Provance PG,
 * Rodgers MM, Romani WA. Músculos: provas e funções, com postura e dor. 5. ed. Barueri: Manole; 2007; trunk: McGill S. Core training. Strength
 * Cond J 2010;32(3):33-46. The choice among the product's kinds is the project's own.
 */
export const MUSCLE_WORK: Readonly<Record<Muscle, MuscleWork>> = {
  "Peitoral maior": work(["stretch_pec", "release_pec"], ["flat_press", "push_up"]),
  "Peitoral menor": work(["stretch_pec_minor", "stretch_pec", "release_pec"], ["flat_press"]),
  "Latíssimo do dorso": work(["stretch_back", "release_back"], ["vertical_pull", "pullover"]),
  "Redondo maior": work(["stretch_back", "release_back"], ["vertical_pull", "pullover"]),
  "Trapézio superior": work(["stretch_upper_trapezius", "release_trapezius"], ["shrug"]),
  "Trapézio médio": work(["stretch_rhomboids", "release_back"], ["rear_fly", "supported_row"]),
  "Trapézio inferior": work(["stretch_back"], ["rear_fly", "wall_slide"]),
  Romboides: work(["stretch_rhomboids", "release_back"], ["supported_row", "rear_fly"]),
  "Levantador da escápula": work(["stretch_levator", "release_trapezius"], ["shrug"]),
  "Eretores da espinha torácicos": work(["thoracic_mobility", "release_back"], ["supported_row", "rear_fly"]),
  "Deltoide posterior": work(["stretch_shoulder", "release_shoulder"], ["rear_fly"]),
  "Infraespinal e redondo menor": work(["stretch_shoulder", "release_shoulder"], ["external_rotation"]),
  Subescapular: work(["stretch_shoulder"], ["internal_rotation"]),
  "Reto do abdome (fibras superiores)": work(["stretch_abdomen"], ["crunch"]),
  "Oblíquo externo": work(["stretch_abdomen"], ["dead_bug", "leg_raise", "oblique"]),
  "Oblíquo interno (fibras superiores)": work(["stretch_abdomen"], ["oblique", "anti_rotation"]),
  Oblíquos: work(["stretch_quadratus"], ["anti_rotation", "side_plank", "oblique"]),
  "Transverso do abdome": work([], ["vacuum", "dead_bug", "plank"]),
  "Quadrado lombar": FLANK,
  "Eretores da espinha lombares": work(["stretch_lumbar"], ["bird_dog", "trunk_extension"]),
  "Serrátil anterior": work([], ["scapular_mobility"]),
  "Flexores laterais do tronco": FLANK,
  "Musculatura lateral do tronco": FLANK,
  "Musculatura dos lados côncavos": FLANK,
  "Musculatura dos lados convexos": FLANK,
  Core: work([], ["plank", "dead_bug", "anti_rotation"]),
  "Glúteo máximo": work(["stretch_glutes", "release_glutes"], ["hip_thrust", "banded_bridge", "glute_kickback"]),
  "Glúteo médio": work(["stretch_iliotibial", "release_glutes"], ["hip_abduction", "clamshell", "lateral_walk"]),
  "Rotadores laterais do quadril (piriforme e profundos)": work(
    ["stretch_glutes", "release_glutes"],
    ["clamshell", "hip_abduction"],
  ),
  "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)": work(
    ["stretch_iliotibial", "release_iliotibial"],
    ["hip_abduction"],
  ),
  Isquiotibiais: work(["stretch_hamstrings", "release_hamstrings"], ["leg_curl", "hip_hinge"]),
  "Bíceps femoral": work(["stretch_hamstrings", "release_hamstrings"], ["leg_curl"]),
  Poplíteo: work(["stretch_hamstrings"], ["leg_curl"]),
  "Adutores do quadril": work(["stretch_adductors", "release_adductors", "adductor_mobility"], ["hip_adduction"]),
  Quadríceps: work(["stretch_quadriceps", "release_quadriceps"], ["leg_extension", "leg_press", "squat"]),
  "Vasto medial": work(["stretch_quadriceps", "release_quadriceps"], ["leg_extension"]),
  "Reto femoral": work(["stretch_quadriceps", "stretch_hip_flexors", "release_quadriceps"], ["leg_extension"]),
  Iliopsoas: work(["stretch_hip_flexors"], ["leg_raise"]),
  "Tensor da fáscia lata e trato iliotibial": work(["stretch_iliotibial", "release_iliotibial"], ["hip_abduction"]),
  Gastrocnêmio: work(["stretch_calves", "release_calves"], ["calf_standing"]),
  Sóleo: work(["stretch_soleus", "release_calves"], ["calf_seated"]),
  "Tibial posterior": work(["release_calves"], ["calf_standing"]),
  "Fibulares longo e curto": work(["release_calves"], ["balance", "ankle_mobility"]),
  "Flexores longos e intrínsecos do pé": work(["release_plantar"], ["balance"]),
  "Suboccipitais e extensores cervicais": NECK,
  Esternocleidomastóideo: work(["stretch_sternomastoid", "neck_mobility"], ["neck_mobility"]),
  Escalenos: work(["stretch_upper_trapezius", "neck_mobility"], ["neck_mobility"]),
  Esplênio: NECK,
  "Flexores cervicais profundos": work(["neck_mobility"], ["neck_retraction"]),
  "Flexores laterais cervicais": NECK,
  "Rotadores cervicais para a direita": NECK,
  "Rotadores cervicais para a esquerda": NECK,
  "Intercostais internos": work(["thoracic_mobility"], []),
};
