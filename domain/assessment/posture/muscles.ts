export type Side = "left" | "right";

/** Muscles of the neck are moved and released, not trained with a load: no muscle group of the product holds them. */
export const NECK_MOBILITY = "Mobilidade cervical";

/**
 * Muscles and muscle chains that a postural finding concerns, each with the muscle group of the product that trains it, in
 * the words of Kendall FP, McCreary EK, Provance PG, Rodgers MM, Romani WA. Músculos: provas e funções, com postura e dor.
 * 5. ed. Barueri: Manole; 2007. The groups are the project's own choice.
 */
export const MUSCLES = {
  "Peitoral maior": "Peitoral",
  "Peitoral menor": "Peitoral",
  "Latíssimo do dorso": "Dorsais",
  "Redondo maior": "Dorsais",
  "Trapézio superior": "Dorsais",
  "Trapézio médio": "Dorsais",
  "Trapézio inferior": "Dorsais",
  Romboides: "Dorsais",
  "Levantador da escápula": "Dorsais",
  "Eretores da espinha torácicos": "Dorsais",
  "Deltoide posterior": "Deltoides",
  "Infraespinal e redondo menor": "Deltoides",
  Subescapular: "Deltoides",
  "Reto do abdome (fibras superiores)": "Abdômen",
  "Oblíquo externo": "Abdômen",
  "Oblíquo interno (fibras superiores)": "Abdômen",
  Oblíquos: "Abdômen",
  "Transverso do abdome": "Core",
  "Quadrado lombar": "Core",
  "Eretores da espinha lombares": "Core",
  "Serrátil anterior": "Core",
  "Flexores laterais do tronco": "Core",
  "Musculatura lateral do tronco": "Core",
  "Musculatura dos lados côncavos": "Core",
  "Musculatura dos lados convexos": "Core",
  Core: "Core",
  "Glúteo máximo": "Glúteos",
  "Glúteo médio": "Glúteos",
  "Rotadores laterais do quadril (piriforme e profundos)": "Glúteos",
  "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)": "Glúteos",
  Isquiotibiais: "Isquiotibiais",
  "Bíceps femoral": "Isquiotibiais",
  Poplíteo: "Isquiotibiais",
  "Adutores do quadril": "Adutores",
  Quadríceps: "Quadríceps",
  "Vasto medial": "Quadríceps",
  "Reto femoral": "Quadríceps",
  Iliopsoas: "Quadríceps",
  "Tensor da fáscia lata e trato iliotibial": "Quadríceps",
  Gastrocnêmio: "Panturrilhas",
  Sóleo: "Panturrilhas",
  "Tibial posterior": "Panturrilhas",
  "Fibulares longo e curto": "Panturrilhas",
  "Flexores longos e intrínsecos do pé": "Panturrilhas",
  "Suboccipitais e extensores cervicais": NECK_MOBILITY,
  Esternocleidomastóideo: NECK_MOBILITY,
  Escalenos: NECK_MOBILITY,
  Esplênio: NECK_MOBILITY,
  "Flexores cervicais profundos": NECK_MOBILITY,
  "Flexores laterais cervicais": NECK_MOBILITY,
  "Rotadores cervicais para a direita": NECK_MOBILITY,
  "Rotadores cervicais para a esquerda": NECK_MOBILITY,
  "Intercostais internos": "Mobilidade torácica",
} as const;

export type Muscle = keyof typeof MUSCLES;

export interface MuscleOnSide {
  readonly muscle: Muscle;
  readonly side: Side | null;
}

export const muscles = (...names: readonly Muscle[]): readonly MuscleOnSide[] =>
  names.map((muscle) => ({ muscle, side: null }));

export const musclesOn = (side: Side, ...names: readonly Muscle[]): readonly MuscleOnSide[] =>
  names.map((muscle) => ({ muscle, side }));
