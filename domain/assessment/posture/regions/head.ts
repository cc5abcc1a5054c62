import { muscles, musclesOn } from "../muscles.ts";
import { middleLine, type PostureRegion } from "../region.ts";

export const HEAD: PostureRegion = {
  code: "cabeca",
  label: "Cabeça",
  aspects: [
    {
      title: "Posição da cabeça",
      fields: middleLine("cabeca_1"),
      options: [
        {
          value: "anteriorizada",
          label: "Anteriorizada (protrusão)",
          lookAt: "De perfil, a orelha fica à frente da linha do ombro.",
          stretch: muscles(
            "Suboccipitais e extensores cervicais",
            "Esternocleidomastóideo",
            "Trapézio superior",
            "Levantador da escápula",
          ),
          strengthen: muscles(
            "Flexores cervicais profundos",
            "Eretores da espinha torácicos",
            "Trapézio médio",
            "Trapézio inferior",
          ),
        },
        {
          value: "posteriorizada",
          label: "Posteriorizada (retração)",
          lookAt: "De perfil, a orelha fica atrás da linha do ombro e o queixo recua.",
          stretch: muscles("Flexores cervicais profundos"),
          strengthen: muscles("Suboccipitais e extensores cervicais"),
          note: "É rara e acompanha a retificação cervical.",
        },
        {
          value: "inclinada_direita",
          label: "Inclinada à direita",
          lookAt: "De frente, a orelha direita se aproxima do ombro direito e os olhos saem da horizontal.",
          stretch: musclesOn("right", "Escalenos", "Trapézio superior", "Levantador da escápula"),
          strengthen: musclesOn("left", "Flexores laterais cervicais"),
        },
        {
          value: "inclinada_esquerda",
          label: "Inclinada à esquerda",
          lookAt: "De frente, a orelha esquerda se aproxima do ombro esquerdo e os olhos saem da horizontal.",
          stretch: musclesOn("left", "Escalenos", "Trapézio superior", "Levantador da escápula"),
          strengthen: musclesOn("right", "Flexores laterais cervicais"),
        },
        {
          value: "rodada_direita",
          label: "Rodada à direita",
          lookAt: "De frente, o nariz aponta para a direita do aluno e a orelha esquerda aparece mais.",
          stretch: [
            ...musclesOn("left", "Esternocleidomastóideo"),
            ...musclesOn("right", "Esplênio", "Levantador da escápula"),
          ],
          strengthen: muscles("Rotadores cervicais para a esquerda"),
        },
        {
          value: "rodada_esquerda",
          label: "Rodada à esquerda",
          lookAt: "De frente, o nariz aponta para a esquerda do aluno e a orelha direita aparece mais.",
          stretch: [
            ...musclesOn("right", "Esternocleidomastóideo"),
            ...musclesOn("left", "Esplênio", "Levantador da escápula"),
          ],
          strengthen: muscles("Rotadores cervicais para a direita"),
        },
      ],
    },
  ],
};
