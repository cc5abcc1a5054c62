import { GROUP } from "../../muscle-groups.ts";
import { type ExerciseKind, kindsOf } from "./kind.ts";

const kind = kindsOf("resistence");
const multi = (group: number) => ({ group, isMultiJoint: true });
const single = (group: number) => ({ group });

/** A name belongs to the first kind that has a part of it: narrow names stand before wide ones. */
export const RESISTANCE_KINDS: readonly ExerciseKind[] = [
  kind("calf_seated", "panturrilha sentado", ["panturrilha sentado"], single(GROUP.calves)),
  kind(
    "calf_standing",
    "panturrilha com joelho estendido",
    ["panturrilha em pe", "panturrilha no leg press", "panturrilha"],
    single(GROUP.calves),
  ),

  kind("close_grip_press", "supino fechado", ["supino fechado"], multi(GROUP.triceps)),
  kind("incline_press", "supino inclinado", ["supino inclinado"], multi(GROUP.chest)),
  kind("flat_press", "supino", ["supino reto", "supino"], multi(GROUP.chest)),
  kind("push_up", "flexão de braços", ["flexao de bracos no solo", "flexao de bracos"], multi(GROUP.chest)),
  kind("dip", "mergulho nas paralelas", ["mergulho"], multi(GROUP.chest)),
  kind("rear_fly", "crucifixo inverso", ["face pull", "crucifixo inverso", "voador dorsal"], single(GROUP.shoulders)),
  kind(
    "fly",
    "crucifixo",
    ["voador", "peck deck", "crossover na polia alta", "crucifixo reto", "crossover", "crucifixo"],
    single(GROUP.chest),
  ),

  kind("pullover", "pullover", ["pulldown com bracos estendidos", "pullover"], single(GROUP.back)),
  kind(
    "leg_raise",
    "abdominal infra",
    ["abdominal infra no solo", "abdominal infra", "elevacao de pernas"],
    single(GROUP.abdomen),
  ),
  kind(
    "vertical_pull",
    "puxada vertical",
    ["puxada frontal com pegada aberta", "puxada frontal", "puxada", "barra fixa com", "barra fixa"],
    multi(GROUP.back),
  ),
  kind("upright_row", "remada alta", ["remada alta"], multi(GROUP.shoulders)),
  kind(
    "bent_row",
    "remada sem apoio",
    ["remada curvada com pegada pronada", "remada curvada", "remada cavalinho"],
    multi(GROUP.back),
  ),
  kind(
    "supported_row",
    "remada apoiada",
    ["remada baixa", "remada na maquina", "remada unilateral", "remada"],
    multi(GROUP.back),
  ),
  kind("shrug", "encolhimento de ombros", ["encolhimento"], single(GROUP.back)),
  kind("trunk_extension", "extensão de tronco", ["extensao de tronco"], multi(GROUP.back)),

  kind("sumo", "agachamento ou terra sumô", ["agachamento sumo", "terra sumo"], multi(GROUP.glutes)),
  kind(
    "hip_hinge",
    "stiff ou terra romeno",
    ["stiff com halteres", "stiff com barra", "romeno", "stiff", "bom dia"],
    multi(GROUP.hamstrings),
  ),
  kind("deadlift", "levantamento terra", ["levantamento terra"], multi(GROUP.hamstrings)),

  kind(
    "overhead_press",
    "desenvolvimento",
    ["desenvolvimento com halteres", "desenvolvimento"],
    multi(GROUP.shoulders),
  ),
  kind("lateral_raise", "elevação lateral", ["elevacao lateral"], single(GROUP.shoulders)),
  kind("front_raise", "elevação frontal", ["elevacao frontal"], single(GROUP.shoulders)),
  kind("external_rotation", "rotação externa de ombro", ["rotacao externa"], single(GROUP.shoulders)),
  kind("internal_rotation", "rotação interna de ombro", ["rotacao interna"], single(GROUP.shoulders)),

  kind("neutral_curl", "rosca com pegada neutra ou pronada", ["rosca martelo", "rosca inversa"], single(GROUP.biceps)),
  kind(
    "curl",
    "rosca",
    ["rosca direta com barra reta", "rosca direta", "rosca alternada", "rosca"],
    single(GROUP.biceps),
  ),
  kind("bench_dip", "tríceps no banco", ["triceps no banco"], multi(GROUP.triceps)),
  kind(
    "overhead_triceps",
    "tríceps acima da cabeça ou testa",
    ["triceps frances", "triceps testa"],
    single(GROUP.triceps),
  ),
  kind("triceps_extension", "extensão de tríceps", ["triceps na polia", "triceps"], single(GROUP.triceps)),

  kind(
    "lunge",
    "afundo",
    ["afundo com halteres", "afundo no smith", "avanco", "passada", "subida no banco", "afundo", "bulgaro"],
    multi(GROUP.quadriceps),
  ),
  kind("wide_leg_press", "leg press com pés afastados", ["pes afastados"], multi(GROUP.quadriceps)),
  kind("leg_press", "leg press", ["leg press 45", "leg press"], multi(GROUP.quadriceps)),
  kind("leg_extension", "extensão de joelhos", ["cadeira extensora", "sissy"], single(GROUP.quadriceps)),
  kind(
    "squat",
    "agachamento",
    ["agachamento livre", "agachamento goblet", "agachamento no smith", "agachamento no hack", "agachamento"],
    multi(GROUP.quadriceps),
  ),
  kind(
    "leg_curl",
    "flexão de joelhos",
    ["mesa flexora", "cadeira flexora", "flexora", "flexao de joelhos", "flexao nordica"],
    single(GROUP.hamstrings),
  ),
  kind("hip_thrust", "elevação pélvica", ["elevacao pelvica"], multi(GROUP.glutes)),
  kind("hip_abduction", "abdução de quadril", ["cadeira abdutora", "abducao de quadril"], single(GROUP.glutes)),
  kind("glute_kickback", "extensão de quadril", ["gluteo"], single(GROUP.glutes)),
  kind("hip_adduction", "adução de quadril", ["cadeira adutora", "aducao de quadril"], single(GROUP.adductors)),

  kind("rollout", "abdominal com roda", ["abdominal com roda"], single(GROUP.abdomen)),
  kind("oblique", "abdominal oblíquo", ["abdominal obliquo", "abdominal bicicleta"], single(GROUP.abdomen)),
  kind(
    "crunch",
    "abdominal supra",
    ["abdominal supra no solo", "abdominal supra", "abdominal na maquina", "abdominal"],
    single(GROUP.abdomen),
  ),
  kind("anti_rotation", "antirrotação de tronco", ["pallof"], single(GROUP.core)),
  kind(
    "trunk_rotation",
    "rotação ou flexão lateral de tronco",
    ["rotacao de tronco", "flexao lateral"],
    single(GROUP.core),
  ),
  kind("carry", "caminhada com carga", ["caminhada do fazendeiro"], multi(GROUP.core)),
];
