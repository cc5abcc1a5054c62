import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

const LATERAL_ROTATORS = "Rotadores laterais do quadril (piriforme e profundos)";

export const KNEES: PostureRegion = {
  code: "joelho",
  label: "Joelhos",
  aspects: [
    {
      title: "Joelho (plano frontal)",
      fields: bothSides("joelho_1", "joelho_2"),
      options: [
        {
          value: "valgo",
          label: "Valgo",
          lookAt: "De frente, o joelho cai para dentro e o pé fica para fora.",
          stretch: muscles("Tensor da fáscia lata e trato iliotibial", "Bíceps femoral"),
          strengthen: muscles("Glúteo médio", LATERAL_ROTATORS, "Vasto medial"),
          note: "No valgo dinâmico, alongue também os adutores.",
        },
        {
          value: "varo",
          label: "Varo",
          lookAt: "De frente, o joelho abre para fora, com os tornozelos juntos.",
          stretch: muscles(
            "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)",
            "Quadríceps",
            "Fibulares longo e curto",
          ),
          strengthen: muscles(LATERAL_ROTATORS, "Poplíteo", "Tibial posterior"),
          note: "Vale para o varo postural de Kendall (quadril em rotação medial, joelho hiperestendido, pé pronado); o varo estrutural não se corrige com exercício.",
        },
      ],
    },
    {
      title: "Joelho (plano sagital)",
      fields: bothSides("joelho_3", "joelho_4"),
      options: [
        {
          value: "flexo",
          label: "Flexo (semiflexão)",
          lookAt: "De perfil, o joelho não se estende por completo e fica à frente da linha de prumo.",
          stretch: muscles("Isquiotibiais", "Poplíteo", "Gastrocnêmio"),
          strengthen: muscles("Quadríceps"),
        },
        {
          value: "recurvado",
          label: "Recurvado (hiperextensão)",
          lookAt: "De perfil, o joelho passa para trás da linha de prumo.",
          stretch: muscles("Quadríceps", "Sóleo"),
          strengthen: muscles("Poplíteo", "Isquiotibiais"),
        },
      ],
    },
  ],
};
