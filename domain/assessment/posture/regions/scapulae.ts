import { muscles } from "../muscles.ts";
import { bothSides, type PostureRegion } from "../region.ts";

/** The options of the scapula follow Sahrmann SA. Diagnosis and treatment of movement impairment syndromes. St. Louis: Mosby; 2002. */
export const SCAPULAE: PostureRegion = {
  code: "cintura",
  label: "Cintura Escapular",
  aspects: [
    {
      title: "Altura da escápula",
      fields: bothSides("cintura_1", "cintura_2"),
      options: [
        {
          value: "elevada",
          label: "Elevada",
          lookAt: "De costas, o ângulo superior da escápula fica acima da segunda vértebra torácica.",
          stretch: muscles("Trapézio superior", "Levantador da escápula"),
          strengthen: muscles("Trapézio inferior"),
        },
        {
          value: "deprimida",
          label: "Deprimida",
          lookAt: "De costas, o ângulo inferior da escápula fica abaixo da sétima vértebra torácica.",
          stretch: muscles("Latíssimo do dorso", "Peitoral menor"),
          strengthen: muscles("Trapézio superior"),
        },
      ],
    },
    {
      title: "Posição da escápula (afastamento da coluna)",
      fields: bothSides("cintura_3", "cintura_4"),
      options: [
        {
          value: "abduzida",
          label: "Abduzida (protraída)",
          lookAt: "De costas, a borda medial fica a mais de quatro dedos da coluna.",
          stretch: muscles("Serrátil anterior", "Peitoral menor", "Peitoral maior"),
          strengthen: muscles("Trapézio médio", "Romboides"),
        },
        {
          value: "aduzida",
          label: "Aduzida (retraída)",
          lookAt: "De costas, a borda medial fica muito perto da coluna.",
          stretch: muscles("Romboides", "Trapézio médio"),
          strengthen: muscles("Serrátil anterior"),
        },
      ],
    },
    {
      title: "Rotação da escápula",
      fields: bothSides("cintura_5", "cintura_6"),
      options: [
        {
          value: "rotacao_superior",
          label: "Rotação superior (para cima)",
          lookAt: "De costas, o ângulo inferior vai para fora, longe da coluna.",
          stretch: muscles("Trapézio superior", "Serrátil anterior"),
          strengthen: muscles("Romboides", "Levantador da escápula"),
        },
        {
          value: "rotacao_inferior",
          label: "Rotação inferior (para baixo)",
          lookAt: "De costas, o ângulo inferior vai para dentro, perto da coluna, e o ombro cai.",
          stretch: muscles("Romboides", "Levantador da escápula", "Peitoral menor"),
          strengthen: muscles("Serrátil anterior", "Trapézio superior", "Trapézio inferior"),
        },
      ],
    },
    {
      title: "Inclinação da escápula",
      fields: bothSides("cintura_7", "cintura_8"),
      options: [
        {
          value: "inclinacao_anterior",
          label: "Inclinação anterior",
          lookAt: "De perfil, o ângulo inferior se afasta das costelas e a parte de cima tomba para a frente.",
          stretch: muscles("Peitoral menor"),
          strengthen: muscles("Trapézio inferior", "Serrátil anterior"),
        },
        {
          value: "inclinacao_posterior",
          label: "Inclinação posterior",
          lookAt: "De perfil, a parte de cima da escápula tomba para trás e o ângulo inferior se encosta nas costelas.",
          stretch: muscles("Trapézio inferior"),
          strengthen: muscles("Peitoral menor"),
          note: "É rara.",
        },
      ],
    },
    {
      title: "Escápula alada",
      fields: bothSides("cintura_9", "cintura_10"),
      options: [
        {
          value: "alada_borda_medial",
          label: "Alada (borda medial)",
          lookAt: "De costas, toda a borda medial se descola das costelas e faz sombra.",
          stretch: muscles("Romboides", "Peitoral menor"),
          strengthen: muscles("Serrátil anterior"),
          note: "Se for acentuada, encaminhe: pode ser lesão do nervo torácico longo.",
        },
        {
          value: "alada_angulo_inferior",
          label: "Alada (ângulo inferior)",
          lookAt: "De costas, só a ponta de baixo da escápula se descola das costelas.",
          stretch: muscles("Peitoral menor"),
          strengthen: muscles("Trapézio inferior", "Serrátil anterior"),
        },
      ],
    },
  ],
};
