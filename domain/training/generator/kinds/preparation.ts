import { GROUP } from "../../muscle-groups.ts";
import { type ExerciseKind, kindsOf } from "./kind.ts";

const mobility = kindsOf("mobility");
const stretching = kindsOf("stretching");
const release = kindsOf("myofascial_release");

const led = (group: number) => ({ group });

export const PREPARATION_KINDS: readonly ExerciseKind[] = [
  mobility("neck_retraction", "retração cervical", ["retracao cervical"]),
  mobility("neck_mobility", "mobilidade cervical", ["cervical"]),
  mobility(
    "thoracic_mobility",
    "mobilidade torácica",
    ["toracica em quatro apoios", "toracica", "gato e vaca", "linha na agulha"],
    led(GROUP.back),
  ),
  mobility(
    "scapular_mobility",
    "mobilidade escapular",
    ["protracao e retracao escapular", "escapular"],
    led(GROUP.back),
  ),
  mobility("shoulder_mobility", "mobilidade de ombros", ["mobilidade de ombros", "ombros"], led(GROUP.shoulders)),
  mobility("wall_slide", "deslizamento de braços na parede", ["deslizamento de bracos"], led(GROUP.shoulders)),
  mobility("wrist_mobility", "mobilidade de punhos", ["punhos"]),
  mobility("adductor_mobility", "mobilidade de adutores", ["adutores", "agachamento profundo"], led(GROUP.adductors)),
  mobility("lunge_mobility", "afundo com rotação", ["afundo com rotacao"], led(GROUP.quadriceps)),
  mobility(
    "hip_mobility",
    "mobilidade de quadril",
    ["quadril 90 90", "quadril em quatro apoios", "quadril", "balanco"],
    led(GROUP.glutes),
  ),
  mobility("pelvic_tilt", "báscula pélvica", ["bascula pelvica"], led(GROUP.core)),
  mobility("ankle_mobility", "mobilidade de tornozelo", ["tornozelo com joelho", "tornozelo"], led(GROUP.calves)),

  stretching("stretch_pec_minor", "alongamento de peitoral menor", ["peitoral menor"], led(GROUP.chest)),
  stretching("stretch_pec", "alongamento de peitoral", ["peitoral na parede", "peitoral"], led(GROUP.chest)),
  stretching(
    "stretch_shoulder",
    "alongamento de ombro",
    ["deltoide posterior", "deltoide", "rotadores"],
    led(GROUP.shoulders),
  ),
  stretching("stretch_triceps", "alongamento de tríceps", ["triceps"], led(GROUP.triceps)),
  stretching("stretch_biceps", "alongamento de bíceps", ["biceps"], led(GROUP.biceps)),
  stretching("stretch_wrist", "alongamento de punho", ["do punho"]),
  stretching("stretch_upper_trapezius", "alongamento de trapézio superior", ["trapezio superior"], led(GROUP.back)),
  stretching("stretch_levator", "alongamento de levantador da escápula", ["levantador da escapula"], led(GROUP.back)),
  stretching("stretch_sternomastoid", "alongamento de esternocleidomastóideo", ["esternocleidomastoideo"]),
  stretching("stretch_neck_extensors", "alongamento de extensores cervicais", ["extensores cervicais"]),
  stretching("stretch_rhomboids", "alongamento de romboides", ["romboides"], led(GROUP.back)),
  stretching("stretch_back", "alongamento de dorsais", ["dorsais ajoelhado", "dorsais"], led(GROUP.back)),
  stretching(
    "stretch_lumbar",
    "alongamento lombar",
    ["lombar com joelhos no peito", "alongamento lombar", "postura da crianca"],
    led(GROUP.back),
  ),
  stretching("stretch_quadratus", "alongamento de quadrado lombar", ["quadrado lombar"], led(GROUP.core)),
  stretching("stretch_abdomen", "alongamento de abdômen", ["abdomen"], led(GROUP.abdomen)),
  stretching(
    "stretch_hip_flexors",
    "alongamento de flexores do quadril",
    ["flexores do quadril", "iliopsoas"],
    led(GROUP.quadriceps),
  ),
  stretching(
    "stretch_quadriceps",
    "alongamento de quadríceps",
    ["quadriceps em pe", "quadriceps"],
    led(GROUP.quadriceps),
  ),
  stretching(
    "stretch_hamstrings",
    "alongamento de isquiotibiais",
    ["isquiotibiais deitado", "isquiotibiais", "cadeia posterior"],
    led(GROUP.hamstrings),
  ),
  stretching("stretch_iliotibial", "alongamento de trato iliotibial", ["trato iliotibial"], led(GROUP.glutes)),
  stretching(
    "stretch_glutes",
    "alongamento de glúteos",
    ["gluteos em quatro", "gluteos", "piriforme"],
    led(GROUP.glutes),
  ),
  stretching(
    "stretch_adductors",
    "alongamento de adutores",
    ["adutores em borboleta", "adutores"],
    led(GROUP.adductors),
  ),
  stretching("stretch_soleus", "alongamento de sóleo", ["soleo"], led(GROUP.calves)),
  stretching("stretch_calves", "alongamento de panturrilha", ["gastrocnemio", "panturrilha"], led(GROUP.calves)),
  stretching("stretch_shin", "alongamento de tibial anterior", ["tibial anterior"]),

  release(
    "release_iliotibial",
    "liberação de trato iliotibial e tensor",
    ["tensor da fascia lata", "trato iliotibial"],
    led(GROUP.glutes),
  ),
  release("release_quadriceps", "liberação de quadríceps", ["quadriceps"], led(GROUP.quadriceps)),
  release(
    "release_hamstrings",
    "liberação de isquiotibiais",
    ["isquiotibiais com rolo", "isquiotibiais"],
    led(GROUP.hamstrings),
  ),
  release("release_adductors", "liberação de adutores", ["adutores"], led(GROUP.adductors)),
  release("release_glutes", "liberação de glúteos", ["gluteos com rolo", "gluteo", "piriforme"], led(GROUP.glutes)),
  release("release_calves", "liberação de panturrilha", ["panturrilha com rolo", "panturrilha"], led(GROUP.calves)),
  release("release_plantar", "liberação de fáscia plantar", ["fascia plantar"], led(GROUP.calves)),
  release("release_trapezius", "liberação de trapézio", ["trapezio"], led(GROUP.back)),
  release(
    "release_back",
    "liberação das costas",
    ["toracica com rolo", "dorsais", "romboides", "paravertebral"],
    led(GROUP.back),
  ),
  release("release_pec", "liberação de peitoral", ["peitoral"], led(GROUP.chest)),
  release("release_shoulder", "liberação de ombro", ["deltoide"], led(GROUP.shoulders)),
  release("release_triceps", "liberação de tríceps", ["triceps"], led(GROUP.triceps)),
];
