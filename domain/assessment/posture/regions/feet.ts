import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

const LATERAL_ROTATORS = "Rotadores laterais do quadril (piriforme e profundos)";
const MEDIAL_ROTATORS = "Rotadores mediais do quadril (glúteo mínimo, fibras anteriores do glúteo médio)";

export const FEET: PostureRegion = {
  code: "pe",
  label: "Pés",
  aspects: [
    {
      title: "Pé",
      fields: bothSides("pe_1", "pe_2"),
      options: [
        {
          value: "plano_pronado",
          label: "Plano (pronado)",
          lookAt: "Por dentro, o arco encosta no chão.",
          stretch: muscles("Fibulares longo e curto", "Gastrocnêmio"),
          strengthen: muscles("Tibial posterior", "Flexores longos e intrínsecos do pé"),
        },
        {
          value: "cavo_supinado",
          label: "Cavo (supinado)",
          lookAt: "Por dentro, o arco é alto e o apoio fica na borda de fora.",
          stretch: muscles("Tibial posterior", "Flexores longos e intrínsecos do pé"),
          strengthen: muscles("Fibulares longo e curto"),
        },
        {
          value: "abduto",
          label: "Abduto (desviado para fora)",
          lookAt: "De frente, a ponta do pé aponta para fora.",
          stretch: muscles(LATERAL_ROTATORS, "Fibulares longo e curto"),
          strengthen: muscles(MEDIAL_ROTATORS, "Tibial posterior"),
        },
        {
          value: "aduto",
          label: "Aduto (desviado para dentro)",
          lookAt: "De frente, a ponta do pé aponta para dentro.",
          stretch: muscles(MEDIAL_ROTATORS, "Tibial posterior"),
          strengthen: muscles(LATERAL_ROTATORS, "Fibulares longo e curto"),
        },
        {
          value: "calcaneo_valgo",
          label: "Calcâneo valgo",
          lookAt: "De costas, o calcanhar se inclina para fora e o tornozelo cai para dentro.",
          stretch: muscles("Fibulares longo e curto"),
          strengthen: muscles("Tibial posterior"),
        },
        {
          value: "calcaneo_varo",
          label: "Calcâneo varo",
          lookAt: "De costas, o calcanhar se inclina para dentro e o tornozelo cai para fora.",
          stretch: muscles("Tibial posterior"),
          strengthen: muscles("Fibulares longo e curto"),
        },
      ],
    },
  ],
};
