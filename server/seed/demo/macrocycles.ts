import * as evaluations from "./evaluations.ts";
import { lucasWholeEvaluations } from "./lucas-sections.ts";
import { lucasAdaptation, lucasBase, lucasRecomposition } from "./lucas-trainings.ts";
import * as trainings from "./trainings.ts";
import type { DemoEvaluation, DemoMacrocycle, DemoMicrocycle } from "./types.ts";

/*
 * The periodisations. Offsets count days from the day of loading, so a mesocycle that ends below 0 is finished and can
 * only be read, and one around 0 is current.
 */

/** A week in which only the weight was measured again; the rest is carried over. */
function weighing(evaluation: DemoEvaluation | undefined, weight: string): DemoEvaluation {
  if (!evaluation) throw new Error("a table without that column");
  return { ...evaluation, student: { ...evaluation.student, weight } };
}

/** A number of weeks without an evaluation or training of their own. */
const bare = (weeks: number): DemoMicrocycle[] => Array.from({ length: weeks }, () => ({}));

/** The sign-in student's; two weeks of holidays after the first mesocycle. */
export const lucas: DemoMacrocycle = {
  name: "Recomposição corporal",
  skinfold_protocol: "Pollock - 7 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Adaptação anatômica e hábito de treino",
      starts: -252,
      ends: -169,
      evaluation: lucasWholeEvaluations[0],
      stance: 0,
      microcycles: [
        {
          goal: "Técnica dos exercícios",
          evaluation: weighing(lucasWholeEvaluations[0], "88,60"),
          trainings: lucasAdaptation,
        },
        ...bare(3),
        { goal: "Mais volume", evaluation: weighing(lucasWholeEvaluations[0], "87,50"), trainings: lucasAdaptation },
        ...bare(3),
        { goal: "Mais carga", evaluation: weighing(lucasWholeEvaluations[0], "86,30"), trainings: lucasAdaptation },
        ...bare(3),
      ],
    },
    {
      name: "Mesociclo 2",
      goal: "Base de força e perda de gordura",
      starts: -154,
      ends: -43,
      evaluation: lucasWholeEvaluations[1],
      stance: 1,
      trainings: lucasBase,
    },
    {
      name: "Mesociclo 3",
      goal: "Hipertrofia com manutenção do déficit calórico",
      starts: -42,
      ends: 41,
      evaluation: lucasWholeEvaluations[2],
      stance: 2,
      trainings: lucasRecomposition,
    },
    {
      name: "Mesociclo 4",
      goal: "Definição, um microciclo de recuperação no fim",
      starts: 42,
      ends: 69,
      microcycles: [...bare(3), { goal: "Recuperação" }],
    },
  ],
};

export const anaBeatrizMoreira: DemoMacrocycle = {
  name: "Hipertrofia de membros inferiores",
  skinfold_protocol: "Guedes - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Adaptação e técnica dos exercícios básicos",
      starts: -120,
      ends: -37,
      evaluation: evaluations.anaBeatrizMoreira[0],
      trainings: trainings.anaBeatrizFullBody,
    },
    {
      name: "Mesociclo 2",
      goal: "Hipertrofia de glúteos e posteriores de coxa",
      starts: -36,
      ends: 47,
      evaluation: evaluations.anaBeatrizMoreira[1],
      trainings: trainings.anaBeatrizGlutes,
    },
  ],
};

export const anaBeatrizSampaio: DemoMacrocycle = {
  name: "Retorno ao treino",
  skinfold_protocol: "Petroski - 4 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    { name: "Mesociclo 1", goal: "Adaptação após pausa de um ano", starts: 7, ends: 62, microcycles: bare(8) },
  ],
};

export const joaoPedroAlmeida: DemoMacrocycle = {
  name: "Ganho de massa muscular",
  skinfold_protocol: "Faulkner - 4 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Hipertrofia, volume crescente",
      starts: -98,
      ends: -15,
      evaluation: evaluations.joaoPedroAlmeida[0],
    },
    {
      name: "Mesociclo 2",
      goal: "Força e hipertrofia",
      starts: -14,
      ends: 55,
      evaluation: evaluations.joaoPedroAlmeida[1],
      trainings: trainings.joaoPedroPushPullLegs,
    },
  ],
};

export const renataFigueiredo: DemoMacrocycle = {
  name: "Emagrecimento",
  skinfold_protocol: "Petroski - 4 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Reduzir gordura e criar rotina de três treinos por semana",
      starts: -21,
      ends: 34,
      evaluation: evaluations.renataFigueiredo[0],
      trainings: trainings.renataCircuit,
    },
  ],
};

export const carlosEduardoTavares: DemoMacrocycle = {
  name: "Saúde cardiovascular",
  skinfold_protocol: "Pollock - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Controle da pressão arterial e da cintura",
      starts: -70,
      ends: -8,
      evaluation: evaluations.carlosEduardoTavares[0],
      trainings: trainings.carlosPha,
    },
    {
      name: "Mesociclo 2",
      goal: "Aumento gradual do volume aeróbico",
      starts: -7,
      ends: 62,
      evaluation: evaluations.carlosEduardoTavares[1],
    },
  ],
};

export const julianaSayuriTanaka: DemoMacrocycle = {
  name: "Força geral",
  skinfold_protocol: "Mcardle - 4 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Força nos levantamentos básicos e primeira barra fixa",
      starts: -30,
      ends: 25,
      evaluation: evaluations.julianaSayuriTanaka[0],
      trainings: trainings.julianaFullBody,
    },
  ],
};

export const rodrigoSchneider: DemoMacrocycle = {
  name: "Temporada de 400 m",
  skinfold_protocol: "Yuhasz - 6 Dobras",
  vo2_protocol: "protocol_5",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Base aeróbica e força geral",
      starts: -90,
      ends: -29,
      evaluation: evaluations.rodrigoSchneider[0],
    },
    {
      name: "Mesociclo 2",
      goal: "Potência e resistência de velocidade",
      starts: -28,
      ends: 27,
      evaluation: evaluations.rodrigoSchneider[1],
      microcycles: [
        {
          goal: "Potência, volume baixo",
          evaluation: weighing(evaluations.rodrigoSchneider[1], "80,60"),
          trainings: trainings.rodrigoPower,
        },
        ...bare(1),
        {
          goal: "Potência, volume alto",
          evaluation: weighing(evaluations.rodrigoSchneider[1], "80,90"),
          trainings: trainings.rodrigoPower,
        },
        { goal: "Recuperação" },
        {
          goal: "Resistência de velocidade",
          evaluation: weighing(evaluations.rodrigoSchneider[1], "80,40"),
          trainings: trainings.rodrigoPower,
        },
        ...bare(3),
      ],
    },
  ],
};

export const patriciaNascimento: DemoMacrocycle = {
  name: "Consultoria em casa",
  skinfold_protocol: "Marinha Americana",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Emagrecimento com treino em casa",
      starts: -45,
      ends: 38,
      evaluation: evaluations.patriciaNascimento[0],
      trainings: trainings.patriciaAtHome,
    },
  ],
};

export const fabioLacerda: DemoMacrocycle = {
  name: "Redução de medidas",
  skinfold_protocol: "Marinha Americana",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Perda de peso e adaptação",
      starts: -112,
      ends: -29,
      evaluation: evaluations.fabioLacerda[0],
    },
    {
      name: "Mesociclo 2",
      goal: "Força e redução da cintura",
      starts: -28,
      ends: 55,
      evaluation: evaluations.fabioLacerda[1],
      trainings: trainings.fabioUpperLower,
    },
  ],
};

export const enzoGabrielPacheco: DemoMacrocycle = {
  name: "Iniciação ao treino de força",
  skinfold_protocol: "TG Lohman - 2 dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Aprender os padrões de movimento com pouca carga",
      starts: -20,
      ends: 50,
      evaluation: evaluations.enzoGabrielPacheco[0],
    },
  ],
};

export const mariaAparecida: DemoMacrocycle = {
  name: "Postura e autonomia",
  skinfold_protocol: "Sem protocolo",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Mobilidade, equilíbrio e força para o dia a dia",
      starts: -35,
      ends: 48,
      evaluation: evaluations.mariaAparecida[0],
      trainings: trainings.mariaAparecidaPosture,
    },
  ],
};

export const mariaEduardaCavalcanti: DemoMacrocycle = {
  name: "Preparação para a primeira corrida de 5 km",
  skinfold_protocol: "Guedes - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [],
};

/** Wholly in the past: everything in it is read-only. */
export const thiagoBittencourt: DemoMacrocycle = {
  name: "Hipertrofia",
  skinfold_protocol: "Pollock - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Hipertrofia, base",
      starts: -300,
      ends: -218,
      evaluation: evaluations.thiagoBittencourt[0],
    },
    {
      name: "Mesociclo 2",
      goal: "Hipertrofia com redução de gordura",
      starts: -217,
      ends: -134,
      evaluation: evaluations.thiagoBittencourt[1],
      trainings: trainings.thiagoSplit,
    },
  ],
};

export const sebastiaoPinheiro: DemoMacrocycle = {
  name: "Caminhada e força",
  skinfold_protocol: "Pollock - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [{ name: "Mesociclo 1", goal: "Condicionamento geral", starts: -5, ends: 50 }],
};

export const sofiaMenezes: DemoMacrocycle = {
  name: "Temporada de voleibol",
  skinfold_protocol: "TG Lohman - 2 dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Estabilidade de ombros e aterrissagem dos saltos",
      starts: -25,
      ends: 45,
      evaluation: evaluations.sofiaMenezes[0],
      trainings: trainings.sofiaVolleyball,
    },
  ],
};

export const marcosVinicius: DemoMacrocycle = {
  name: "Emagrecimento e condicionamento",
  skinfold_protocol: "Pollock - 3 Dobras",
  vo2_protocol: "protocol_5",
  mesocycles: [
    {
      name: "Mesociclo 1",
      goal: "Adaptação e perda de gordura",
      starts: -100,
      ends: -31,
      evaluation: evaluations.marcosVinicius[0],
    },
    {
      name: "Mesociclo 2",
      goal: "Força com corrida",
      starts: -30,
      ends: 53,
      evaluation: evaluations.marcosVinicius[1],
      trainings: trainings.marcosAlternated,
    },
  ],
};

export const juremaXukuru: DemoMacrocycle = {
  name: "Fortalecimento do tronco",
  skinfold_protocol: "Guedes - 3 Dobras",
  vo2_protocol: "protocol_3",
  mesocycles: [{ name: "Mesociclo 1", goal: "Estabilidade lombar e respiração", starts: -10, ends: 45 }],
};
