import { muscles, musclesOn } from "../muscles.ts";
import { middleLine, type PostureRegion } from "../region.ts";

export const SPINE: PostureRegion = {
  code: "coluna",
  label: "Coluna Vertebral",
  aspects: [
    {
      title: "Coluna cervical",
      fields: middleLine("coluna_1"),
      options: [
        {
          value: "hiperlordose_cervical",
          label: "Hiperlordose cervical",
          lookAt: "De perfil, a curva do pescoço é funda e o queixo sobe.",
          stretch: muscles("Suboccipitais e extensores cervicais", "Trapézio superior", "Levantador da escápula"),
          strengthen: muscles("Flexores cervicais profundos"),
        },
        {
          value: "retificacao_cervical",
          label: "Retificação cervical",
          lookAt: "De perfil, o pescoço é reto, quase sem curva.",
          stretch: muscles("Flexores cervicais profundos"),
          strengthen: muscles("Suboccipitais e extensores cervicais"),
        },
      ],
    },
    {
      title: "Coluna torácica",
      fields: middleLine("coluna_2"),
      options: [
        {
          value: "retificacao_toracica",
          label: "Retificação torácica",
          lookAt: "De perfil, o meio das costas é plano, quase sem curva.",
          stretch: muscles("Eretores da espinha torácicos", "Romboides"),
          strengthen: muscles("Serrátil anterior"),
          note: "Acrescente mobilidade em flexão torácica.",
        },
        {
          value: "hipercifose_toracica",
          label: "Hipercifose torácica",
          lookAt: "De perfil, o meio das costas é muito arredondado e os ombros vão à frente.",
          stretch: muscles(
            "Peitoral maior",
            "Peitoral menor",
            "Intercostais internos",
            "Reto do abdome (fibras superiores)",
          ),
          strengthen: muscles("Eretores da espinha torácicos", "Trapézio médio", "Trapézio inferior"),
        },
        {
          value: "hipercifose_toracica_superior",
          label: "Hipercifose torácica superior",
          lookAt: "De perfil, o arredondamento fica no alto das costas, logo abaixo do pescoço.",
          stretch: muscles("Peitoral maior", "Peitoral menor", "Suboccipitais e extensores cervicais"),
          strengthen: muscles("Eretores da espinha torácicos", "Trapézio médio", "Flexores cervicais profundos"),
        },
        {
          value: "hipercifose_toracica_inferior",
          label: "Hipercifose torácica inferior",
          lookAt: "De perfil, o arredondamento fica na parte baixa das costas, perto das últimas costelas.",
          stretch: muscles(
            "Reto do abdome (fibras superiores)",
            "Oblíquo interno (fibras superiores)",
            "Intercostais internos",
          ),
          strengthen: muscles("Eretores da espinha torácicos", "Trapézio inferior"),
        },
        {
          value: "hipercifose_toracica_longa",
          label: "Hipercifose torácica longa",
          lookAt: "De perfil, uma só curva longa vai do pescoço até o começo da lombar.",
          stretch: muscles("Oblíquo interno (fibras superiores)", "Intercostais internos", "Peitoral maior"),
          strengthen: muscles(
            "Eretores da espinha torácicos",
            "Trapézio médio",
            "Trapézio inferior",
            "Oblíquo externo",
          ),
        },
      ],
    },
    {
      title: "Coluna lombar",
      fields: middleLine("coluna_3"),
      options: [
        {
          value: "hiperlordose_lombar",
          label: "Hiperlordose lombar",
          lookAt: "De perfil, a curva da lombar é funda, com a barriga à frente e os glúteos empinados.",
          stretch: muscles(
            "Eretores da espinha lombares",
            "Iliopsoas",
            "Reto femoral",
            "Tensor da fáscia lata e trato iliotibial",
          ),
          strengthen: muscles("Oblíquo externo", "Transverso do abdome", "Glúteo máximo", "Isquiotibiais"),
        },
        {
          value: "hiperlordose_compensatoria",
          label: "Hiperlordose compensatória",
          lookAt: "De perfil, a dobra é curta e baixa, na transição com o sacro, e o tronco de cima vai para trás.",
          stretch: muscles("Isquiotibiais", "Oblíquo interno (fibras superiores)"),
          strengthen: muscles("Iliopsoas", "Oblíquo externo", "Eretores da espinha torácicos"),
          note: "É a extensão curta da transição lombossacra da postura sway-back.",
        },
        {
          value: "retificacao_lombar",
          label: "Retificação lombar",
          lookAt: "De perfil, a lombar é plana, quase sem curva.",
          stretch: muscles("Isquiotibiais", "Reto do abdome (fibras superiores)"),
          strengthen: muscles("Iliopsoas", "Eretores da espinha lombares"),
        },
        {
          value: "cifose_lombar",
          label: "Cifose lombar",
          lookAt: "De perfil, a lombar se curva para trás, ao contrário do normal.",
          stretch: muscles("Isquiotibiais", "Reto do abdome (fibras superiores)"),
          strengthen: muscles("Iliopsoas", "Eretores da espinha lombares"),
          note: "A lordose está invertida: restrinja a flexão lombar com carga.",
        },
      ],
    },
    {
      title: "Coluna no plano frontal",
      fields: middleLine("coluna_4"),
      options: [
        {
          value: "escoliose_toracica_direita",
          label: "Escoliose torácica à direita",
          lookAt:
            "De costas, a curva do meio das costas abre para a direita; inclinado à frente, as costelas sobem à direita.",
          stretch: musclesOn("left", "Musculatura lateral do tronco"),
          strengthen: musclesOn("right", "Musculatura lateral do tronco"),
        },
        {
          value: "escoliose_toracica_esquerda",
          label: "Escoliose torácica à esquerda",
          lookAt:
            "De costas, a curva do meio das costas abre para a esquerda; inclinado à frente, as costelas sobem à esquerda.",
          stretch: musclesOn("right", "Musculatura lateral do tronco"),
          strengthen: musclesOn("left", "Musculatura lateral do tronco"),
        },
        {
          value: "escoliose_lombar_direita",
          label: "Escoliose lombar à direita",
          lookAt: "De costas, a curva da lombar abre para a direita e a cintura é mais marcada à esquerda.",
          stretch: musclesOn("left", "Quadrado lombar", "Eretores da espinha lombares"),
          strengthen: musclesOn("right", "Eretores da espinha lombares", "Oblíquos"),
        },
        {
          value: "escoliose_lombar_esquerda",
          label: "Escoliose lombar à esquerda",
          lookAt: "De costas, a curva da lombar abre para a esquerda e a cintura é mais marcada à direita.",
          stretch: musclesOn("right", "Quadrado lombar", "Eretores da espinha lombares"),
          strengthen: musclesOn("left", "Eretores da espinha lombares", "Oblíquos"),
        },
        {
          value: "escoliose_em_s",
          label: "Escoliose em S (dupla curva)",
          lookAt: "De costas, a coluna faz duas curvas, uma para cada lado.",
          stretch: muscles("Musculatura dos lados côncavos"),
          strengthen: muscles("Musculatura dos lados convexos", "Core"),
        },
      ],
    },
  ],
};
