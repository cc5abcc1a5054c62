import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

export const SHOULDERS: PostureRegion = {
  code: "ombro",
  label: "Ombros",
  aspects: [
    {
      title: "Altura do ombro",
      fields: bothSides("ombro_1", "ombro_2"),
      options: [
        {
          value: "elevado",
          label: "Elevado",
          lookAt: "De frente, o ombro fica mais alto e mais perto da orelha; o pescoço parece mais curto desse lado.",
          stretch: muscles("Trapézio superior", "Levantador da escápula"),
          strengthen: muscles("Trapézio inferior", "Serrátil anterior"),
        },
        {
          value: "deprimido",
          label: "Deprimido",
          lookAt: "De frente, o ombro fica mais baixo, com a clavícula caída para fora.",
          stretch: muscles("Latíssimo do dorso", "Peitoral menor"),
          strengthen: muscles("Trapézio superior"),
        },
      ],
    },
    {
      title: "Posição do ombro (plano sagital)",
      fields: bothSides("ombro_3", "ombro_4"),
      options: [
        {
          value: "protuso",
          label: "Protuso (anteriorizado)",
          lookAt: "De perfil, a ponta do ombro fica à frente da linha da orelha e o peito parece fechado.",
          stretch: muscles("Peitoral menor", "Peitoral maior", "Serrátil anterior"),
          strengthen: muscles("Trapézio médio", "Trapézio inferior", "Romboides"),
        },
        {
          value: "retraido",
          label: "Retraído (posteriorizado)",
          lookAt: "De perfil, a ponta do ombro fica atrás da linha da orelha e o peito avança.",
          stretch: muscles("Romboides", "Trapézio médio"),
          strengthen: muscles("Serrátil anterior", "Peitoral maior"),
        },
      ],
    },
    {
      title: "Rotação do ombro",
      fields: bothSides("ombro_5", "ombro_6"),
      options: [
        {
          value: "rotacao_medial",
          label: "Rotação medial (interna)",
          lookAt: "De frente, com o braço solto, o dorso da mão aparece e a prega do cotovelo aponta para dentro.",
          stretch: muscles("Peitoral maior", "Latíssimo do dorso", "Subescapular", "Redondo maior"),
          strengthen: muscles("Infraespinal e redondo menor", "Deltoide posterior"),
        },
        {
          value: "rotacao_lateral",
          label: "Rotação lateral (externa)",
          lookAt: "De frente, com o braço solto, a palma aparece e a prega do cotovelo aponta para fora.",
          stretch: muscles("Infraespinal e redondo menor"),
          strengthen: muscles("Subescapular", "Peitoral maior"),
        },
      ],
    },
  ],
};
