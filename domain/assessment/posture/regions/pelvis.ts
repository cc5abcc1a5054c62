import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

const TENSOR = "Tensor da fáscia lata e trato iliotibial";
const LATERAL_ROTATORS = "Rotadores laterais do quadril (piriforme e profundos)";
const MEDIAL_ROTATORS = "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)";

export const PELVIS: PostureRegion = {
  code: "pelve",
  label: "Pelve",
  aspects: [
    {
      title: "Inclinação pélvica",
      fields: bothSides("pelve_1", "pelve_2"),
      options: [
        {
          value: "anteversao",
          label: "Anteversão",
          lookAt: "De perfil, a espinha ilíaca da frente fica bem mais baixa que a de trás.",
          stretch: muscles("Iliopsoas", "Reto femoral", TENSOR, "Eretores da espinha lombares"),
          strengthen: muscles("Oblíquo externo", "Transverso do abdome", "Glúteo máximo", "Isquiotibiais"),
        },
        {
          value: "retroversao",
          label: "Retroversão",
          lookAt: "De perfil, a espinha ilíaca da frente sobe e os glúteos ficam para baixo.",
          stretch: muscles("Isquiotibiais", "Glúteo máximo", "Reto do abdome (fibras superiores)"),
          strengthen: muscles("Iliopsoas", "Eretores da espinha lombares"),
        },
      ],
    },
    {
      title: "Altura da pelve (crista ilíaca)",
      fields: bothSides("pelve_3", "pelve_4"),
      options: [
        {
          value: "elevada",
          label: "Elevada",
          lookAt: "De costas, com as mãos sobre as cristas ilíacas, a mão desse lado fica mais alta.",
          stretch: muscles("Quadrado lombar", "Flexores laterais do tronco", "Adutores do quadril"),
          strengthen: muscles("Glúteo médio"),
          note: "No lado alto, o quadril está em adução.",
        },
        {
          value: "rebaixada",
          label: "Rebaixada",
          lookAt: "De costas, com as mãos sobre as cristas ilíacas, a mão desse lado fica mais baixa.",
          stretch: muscles(TENSOR),
          strengthen: muscles("Flexores laterais do tronco"),
          note: "No lado baixo, o quadril está em abdução.",
        },
      ],
    },
    {
      title: "Rotação pélvica",
      fields: bothSides("pelve_5", "pelve_6"),
      options: [
        {
          value: "rotacao_anterior",
          label: "Rotação anterior (anteriorizada)",
          lookAt: "De cima ou de frente, esse lado da pelve está à frente do outro.",
          stretch: muscles(TENSOR, "Adutores do quadril"),
          strengthen: muscles(LATERAL_ROTATORS, "Oblíquos"),
        },
        {
          value: "rotacao_posterior",
          label: "Rotação posterior (posteriorizada)",
          lookAt: "De cima ou de frente, esse lado da pelve está atrás do outro.",
          stretch: muscles(LATERAL_ROTATORS),
          strengthen: muscles(MEDIAL_ROTATORS, "Oblíquos"),
        },
      ],
    },
  ],
};
