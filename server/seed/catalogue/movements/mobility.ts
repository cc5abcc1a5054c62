import type { Movement } from "../../../../domain/figures/exercise/movement.ts";

const movement = (pattern: string, position: string): Movement => ({ pattern, parameters: { position } });

export const mobilityMovements: Readonly<Record<string, Movement>> = {
  "Mobilidade cervical em flexão e extensão": movement("neck-mobility", "flexion"),
  "Mobilidade cervical em rotação": movement("neck-mobility", "rotation"),
  "Retração cervical (queixo para dentro)": movement("neck-mobility", "retraction"),
  "Mobilidade torácica em quatro apoios": movement("thoracic-mobility", "all-fours"),
  "Mobilidade torácica em extensão no rolo": movement("thoracic-mobility", "roller"),
  "Mobilidade torácica em decúbito lateral (livro aberto)": movement("thoracic-mobility", "open-book"),
  "Gato e vaca": movement("spine-mobility", "cat-cow"),
  "Passar a linha na agulha": movement("thoracic-mobility", "thread-needle"),
  "Mobilidade de ombros com bastão": movement("shoulder-mobility", "stick"),
  "Mobilidade de ombros com elástico": movement("shoulder-mobility", "band"),
  "Deslizamento de braços na parede": movement("shoulder-mobility", "wall-slide"),
  "Circundução de ombros": movement("shoulder-mobility", "circles"),
  "Mobilidade escapular em quatro apoios": movement("spine-mobility", "scapulas-all-fours"),
  "Protração e retração escapular na parede": movement("spine-mobility", "scapulas-wall"),
  "Mobilidade de punhos em apoio": movement("extremity-mobility", "wrists"),
  "Mobilidade de quadril 90/90": movement("hip-mobility", "90-90"),
  "Mobilidade de quadril em quatro apoios (rocking)": movement("hip-mobility", "rocking"),
  "Círculos de quadril em quatro apoios": movement("hip-mobility", "circles"),
  "Balanço frontal de perna": movement("hip-mobility", "swing-front"),
  "Balanço lateral de perna": movement("hip-mobility", "swing-side"),
  "Mobilidade de adutores em quatro apoios": movement("hip-mobility", "adductor-rocking"),
  "Agachamento profundo com apoio": movement("squat-mobility", "deep-squat"),
  "Afundo com rotação de tronco": movement("squat-mobility", "lunge-twist"),
  "Báscula pélvica deitado": movement("pelvis-mobility", "tilt"),
  "Dissociação de quadril na bola suíça": movement("pelvis-mobility", "ball"),
  "Mobilidade de tornozelo com joelho na parede": movement("extremity-mobility", "ankle-wall"),
  "Mobilidade de tornozelo com elástico": movement("extremity-mobility", "ankle-band"),
  "Circundução de tornozelo": movement("extremity-mobility", "ankle-circles"),
};
