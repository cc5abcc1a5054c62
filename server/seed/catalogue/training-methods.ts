export interface TrainingMethod {
  name: string;
  description: string;
}

/** Attached to a whole training, unlike a technique, which belongs to one exercise. */
export const trainingMethods = [
  {
    name: "Hipertrofia - séries múltiplas",
    description:
      "Cada exercício é feito em 3 a 5 séries de 6 a 12 repetições, com 67 a 85% de 1RM e 60 a 120 segundos de descanso. É o método de base para ganho de massa muscular e permite controlar o volume semanal por grupo.",
  },
  {
    name: "Força máxima 5x5",
    description:
      "Poucos exercícios multiarticulares são feitos em cinco séries de cinco repetições, com cerca de 80 a 87% de 1RM e 2 a 5 minutos de descanso. A carga progride a cada sessão ou semana, o que serve a alunos com boa técnica.",
  },
  {
    name: "Força - 5/3/1",
    description:
      "Ciclos de quatro semanas usam séries de 5, 3 e 1 repetições com porcentagens crescentes de uma carga máxima de treino, e a quarta semana reduz a carga. A progressão lenta favorece intermediários que querem ganhar força por muitos meses.",
  },
  {
    name: "Resistência muscular localizada",
    description:
      "São 2 a 4 séries de 15 a 25 repetições com até 67% de 1RM e descanso de 30 a 60 segundos. Melhora a tolerância ao esforço repetido e serve à adaptação de iniciantes e ao esporte de longa duração.",
  },
  {
    name: "Adaptação anatômica",
    description:
      "Um exercício por grupo muscular é feito em 1 a 3 séries de 12 a 15 repetições, com carga leve a moderada e longe da falha. Prepara tendões, articulações e técnica nas primeiras semanas ou na volta depois de uma pausa.",
  },
  {
    name: "Potência",
    description:
      "São 3 a 6 séries de 1 a 6 repetições explosivas, com carga conforme o exercício e descanso completo de 2 a 5 minutos. A série termina quando a velocidade cai, o que serve a atletas e a idosos ativos com carga leve.",
  },
  {
    name: "Full body",
    description:
      "Todos os grandes grupos musculares são treinados na mesma sessão, duas a quatro vezes por semana. Dá boa frequência por grupo a quem tem poucos dias disponíveis.",
  },
  {
    name: "Upper/Lower",
    description:
      "As sessões se alternam entre membros superiores e membros inferiores, em geral quatro vezes por semana. Cada grupo é treinado duas vezes por semana, com tempo suficiente de recuperação.",
  },
  {
    name: "Push/Pull/Legs",
    description:
      "A semana se divide em empurrar (peitoral, deltóides e tríceps), puxar (dorsais e bíceps) e pernas. Feita uma ou duas vezes por semana, agrupa músculos que trabalham juntos e evita sobreposição entre dias seguidos.",
  },
  {
    name: "Divisão ABC",
    description:
      "Os grupos musculares são repartidos em três treinos diferentes, alternados ao longo da semana. Permite mais volume por grupo em cada sessão a quem treina de três a seis dias.",
  },
  {
    name: "Divisão ABCDE",
    description:
      "Cada treino da semana se dedica a um ou dois grupos musculares, com muitos exercícios e séries. Serve a alunos avançados com cinco dias disponíveis, pois cada grupo é treinado uma vez por semana.",
  },
  {
    name: "Circuito",
    description:
      "De 6 a 12 exercícios são feitos em estações, um após o outro e com pouco descanso, repetindo-se a volta de 2 a 4 vezes. Trabalha força e condicionamento na mesma sessão e cabe em pouco tempo.",
  },
  {
    name: "Treino em circuito metabólico",
    description:
      "Exercícios multiarticulares intensos são feitos em blocos de 20 a 45 segundos com pausas menores ou iguais ao esforço. Eleva muito a frequência cardíaca e o gasto calórico, por isso pede liberação e condicionamento prévio.",
  },
  {
    name: "PHA (ação cardiovascular periférica)",
    description:
      "Exercícios de membros superiores e inferiores se alternam sem descanso, para que o sangue se desloque entre as regiões do corpo. Mantém a frequência cardíaca elevada com menor fadiga local e serve bem a iniciantes e hipertensos controlados.",
  },
  {
    name: "Periodização ondulatória diária",
    description:
      "O alvo de repetições muda a cada sessão da semana, por exemplo força na segunda, hipertrofia na quarta e resistência na sexta. Varia o estímulo e reduz a monotonia de alunos intermediários e avançados.",
  },
  {
    name: "Periodização linear",
    description:
      "O volume diminui e a intensidade aumenta de um mesociclo para o outro, partindo de muitas repetições com carga leve. É simples de acompanhar e adequada a iniciantes e à preparação para uma data marcada.",
  },
  {
    name: "HIIT",
    description:
      "Estímulos curtos acima de 85% da frequência cardíaca máxima se alternam com períodos de recuperação ativa ou passiva. Melhora o VO2 máximo em sessões curtas e exige base aeróbica e triagem cardiovascular.",
  },
  {
    name: "Treino concorrente",
    description:
      "Força e resistência aeróbica são treinadas no mesmo programa, de preferência em sessões ou dias separados. Atende quem busca saúde e composição corporal, com a força antes do aeróbico quando ela é a prioridade.",
  },
  {
    name: "Treinamento funcional",
    description:
      "Padrões de movimento como agachar, empurrar, puxar, girar e transportar são treinados em vários planos e com instabilidade moderada. Melhora coordenação, equilíbrio e autonomia nas tarefas do dia a dia e do esporte.",
  },
  {
    name: "Reabilitação postural",
    description:
      "Liberação e alongamento dos músculos encurtados vêm antes da ativação e do fortalecimento dos músculos fracos. A carga progride conforme o controle do movimento e a ausência de dor, com base na avaliação postural.",
  },
  {
    name: "Método Pilates",
    description:
      "Exercícios de controle, centro e respiração são feitos no solo ou em aparelhos, com poucas repetições e muita precisão. Melhora estabilidade do tronco e flexibilidade e complementa o treino resistido.",
  },
] as const satisfies readonly TrainingMethod[];

export type TrainingMethodName = (typeof trainingMethods)[number]["name"];
