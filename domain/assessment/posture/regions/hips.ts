import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

const TENSOR = "Tensor da fáscia lata e trato iliotibial";
const LATERAL_ROTATORS = "Rotadores laterais do quadril (piriforme e profundos)";
const MEDIAL_ROTATORS = "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)";

export const HIPS: PostureRegion = {
  code: "quadril",
  label: "Quadril",
  aspects: [
    {
      title: "Quadril (plano sagital)",
      fields: bothSides("quadril_1", "quadril_2"),
      options: [
        {
          value: "fletido",
          label: "Fletido",
          lookAt: "De perfil, o tronco vem à frente da coxa: o quadril não se estende por completo.",
          stretch: muscles("Iliopsoas", "Reto femoral", TENSOR),
          strengthen: muscles("Glúteo máximo", "Isquiotibiais"),
        },
        {
          value: "estendido",
          label: "Estendido (hiperextensão)",
          lookAt: "De perfil, o quadril é empurrado à frente da linha do tornozelo.",
          stretch: muscles("Isquiotibiais", "Glúteo máximo"),
          strengthen: muscles("Iliopsoas"),
        },
      ],
    },
    {
      title: "Quadril (rotação)",
      fields: bothSides("quadril_3", "quadril_4"),
      options: [
        {
          value: "rotacao_medial",
          label: "Rotação medial (interna)",
          lookAt: "De frente, a patela aponta para dentro.",
          stretch: muscles(TENSOR, MEDIAL_ROTATORS),
          strengthen: muscles(LATERAL_ROTATORS, "Glúteo máximo"),
        },
        {
          value: "rotacao_lateral",
          label: "Rotação lateral (externa)",
          lookAt: "De frente, a patela aponta para fora.",
          stretch: muscles(LATERAL_ROTATORS),
          strengthen: muscles(MEDIAL_ROTATORS),
        },
      ],
    },
    {
      title: "Quadril (plano frontal)",
      fields: bothSides("quadril_5", "quadril_6"),
      options: [
        {
          value: "aduzido",
          label: "Aduzido",
          lookAt: "De frente, a coxa cai para a linha média e o quadril desse lado se projeta para fora.",
          stretch: muscles("Adutores do quadril"),
          strengthen: muscles("Glúteo médio"),
        },
        {
          value: "abduzido",
          label: "Abduzido",
          lookAt: "De frente, a coxa se afasta da linha média e o pé apoia mais para fora.",
          stretch: muscles(TENSOR, "Glúteo médio"),
          strengthen: muscles("Adutores do quadril"),
        },
      ],
    },
  ],
};
