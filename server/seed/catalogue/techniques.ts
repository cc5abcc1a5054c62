export interface IntensificationTechnique {
  name: string;
  description: string;
}

/** No technique is no row. The editor reads exercise slots and the reps pattern of pyramids from the capitalised names. */
export const techniques = [
  {
    name: "BI-SET",
    description:
      "Dois exercícios para o mesmo grupo muscular são executados em sequência, sem descanso entre eles. O intervalo vem só depois do segundo exercício, o que aumenta a densidade e o estresse metabólico do treino.",
  },
  {
    name: "TRI-SET",
    description:
      "Três exercícios para o mesmo grupo muscular são executados em sequência, sem descanso entre eles. O intervalo vem só depois do terceiro exercício, com volume alto em pouco tempo.",
  },
  {
    name: "SUPER SERIE",
    description:
      "Dois ou mais exercícios para grupos musculares diferentes, de preferência antagonistas como bíceps e tríceps, são executados em sequência com pouco ou nenhum descanso. Enquanto um grupo trabalha o outro se recupera, o que poupa tempo com pouca perda de carga.",
  },
  {
    name: "PIRÂMIDE CRESCENTE",
    description:
      "A cada série a carga aumenta e as repetições diminuem, por exemplo 12, 10, 8 e 6. As primeiras séries preparam as articulações e o sistema nervoso para a série mais pesada, no fim.",
  },
  {
    name: "PIRÂMIDE DECRESCENTE",
    description:
      "A cada série a carga diminui e as repetições aumentam, por exemplo 6, 8, 10 e 12. A série mais pesada é feita com o músculo descansado, por isso exige um bom aquecimento específico.",
  },
  {
    name: "DROP-SET",
    description:
      "Ao chegar perto da falha, a carga é reduzida em cerca de 20 a 30% e a série continua sem descanso. Fazem-se de uma a três reduções seguidas, para prolongar a série além da falha com a primeira carga.",
  },
  {
    name: "REST-PAUSE",
    description:
      "A série vai até perto da falha, o aluno descansa de 10 a 20 segundos e continua com a mesma carga, repetindo o ciclo duas ou três vezes. As pausas curtas permitem somar mais repetições com carga alta do que uma série contínua.",
  },
  {
    name: "CLUSTER",
    description:
      "A série é dividida em blocos de 1 a 3 repetições, com pausas de 10 a 30 segundos entre eles. As pausas preservam a velocidade e a técnica com cargas altas, o que favorece força e potência.",
  },
  {
    name: "ISOMETRIA",
    description:
      "O músculo é contraído sem movimento, em um ângulo definido e por um tempo combinado, sozinho ou no meio da série. Aumenta a força perto do ângulo treinado e ajuda quem sente dor ao movimentar a articulação.",
  },
  {
    name: "NEGATIVA",
    description:
      "A fase excêntrica é feita de forma lenta, em 3 a 6 segundos, ou com carga acima da máxima concêntrica e ajuda na subida. Gera muita tensão mecânica e também mais dor muscular tardia, por isso é usada com parcimônia.",
  },
  {
    name: "GVT",
    description:
      "O German Volume Training usa dez séries de dez repetições do mesmo exercício, com cerca de 60% de 1RM e descanso de 60 a 90 segundos. O volume é muito alto, então se escolhe um exercício multiarticular por grupo e se mantém o bloco por poucas semanas.",
  },
  {
    name: "FST-7",
    description:
      "No último exercício do grupo muscular são feitas sete séries de 8 a 12 repetições, com 30 a 45 segundos de descanso. O objetivo é o máximo de congestão muscular, em geral com exercícios monoarticulares em máquinas ou polias.",
  },
  {
    name: "MUSCLE ROUND",
    description:
      "São seis blocos de quatro repetições com a mesma carga, próxima de 15RM, e 10 segundos de pausa entre os blocos. Só o último bloco chega à falha, o que junta muitas repetições de qualidade em uma única série estendida.",
  },
  {
    name: "PONTO ZERO",
    description:
      "O movimento é interrompido de 2 a 4 segundos na passagem da fase excêntrica para a concêntrica. A pausa dissipa a energia elástica acumulada, e o músculo precisa vencer a carga partindo do repouso.",
  },
  {
    name: "PARCIAIS",
    description:
      "As repetições são feitas só em parte da amplitude, em geral depois que a amplitude completa já não é possível. Prolongam a série com segurança e podem enfatizar a posição em que o músculo está alongado.",
  },
  {
    name: "PRÉ-EXAUSTÃO",
    description:
      "Um exercício monoarticular é feito antes do multiarticular do mesmo grupo, como a cadeira extensora antes do agachamento. O músculo-alvo chega cansado ao exercício principal, que então é feito com menos carga.",
  },
  {
    name: "PÓS-EXAUSTÃO",
    description:
      "O exercício multiarticular é feito primeiro e, logo depois, um monoarticular do mesmo grupo, como o supino seguido do crucifixo. A carga do exercício principal é preservada e o músculo-alvo termina o trabalho isolado.",
  },
  {
    name: "SUPER SLOW",
    description:
      "Cada repetição dura de 15 a 20 segundos, com cerca de 10 segundos na subida e de 5 a 10 na descida. A carga é menor e o impulso desaparece, o que ajuda no controle motor e em alunos com articulações sensíveis.",
  },
  {
    name: "MYO-REPS",
    description:
      "Depois de uma série de ativação de 12 a 20 repetições perto da falha, são feitas minisséries de 3 a 5 repetições com pausas de cerca de 5 respirações. A técnica termina quando o aluno perde uma repetição da minissérie, e concentra repetições efetivas em pouco tempo.",
  },
  {
    name: "REPETIÇÕES ROUBADAS",
    description:
      "No fim da série o aluno usa um pequeno impulso do corpo para passar o ponto difícil e controla a descida. Só serve a alunos experientes e a exercícios seguros, como a rosca direta, pois o impulso em excesso transfere carga à coluna.",
  },
  {
    name: "REPETIÇÕES FORÇADAS",
    description:
      "Ao chegar à falha concêntrica, um parceiro ajuda apenas o necessário para completar mais duas a quatro repetições. Prolonga a série com a mesma carga e exige um ajudante atento do começo ao fim.",
  },
  {
    name: "ONDULATÓRIA",
    description:
      "Carga e repetições sobem e descem de uma série para outra, por exemplo 8, 6, 8 e 6 repetições. A série pesada potencializa a seguinte, o que permite treinar força e hipertrofia no mesmo exercício.",
  },
  {
    name: "SÉRIE 21",
    description:
      "A série soma sete repetições na metade inicial da amplitude, sete na metade final e sete completas, sem descanso. É usada sobretudo na rosca direta, com cerca de metade da carga habitual.",
  },
  {
    name: "PICO DE CONTRAÇÃO",
    description:
      "Ao fim da fase concêntrica, o aluno segura a posição de maior encurtamento por 1 a 3 segundos. Aumenta a percepção do músculo-alvo e funciona bem em exercícios com carga no fim do movimento, como a cadeira extensora.",
  },
  {
    name: "DROP-SET MECÂNICO",
    description:
      "Perto da falha, o aluno muda a pegada, a inclinação ou o apoio para uma versão mais fácil do exercício e continua com a mesma carga. A série se prolonga sem trocar anilhas, como na flexão de braços que passa a apoiar os joelhos.",
  },
  {
    name: "GIRONDA 8X8",
    description:
      "São oito séries de oito repetições do mesmo exercício, com 15 a 30 segundos de descanso e carga próxima de 60% de 1RM. O descanso muito curto torna o treino denso e a carga só sobe quando todas as séries são cumpridas.",
  },
  {
    name: "SST",
    description:
      "No Sarcoplasma Stimulating Training a série vai à falha e é retomada após pausas curtas e decrescentes, ou com mudança de cadência, até restarem poucas repetições. Produz grande estresse metabólico e costuma ser reservada ao último exercício do grupo muscular.",
  },
  {
    name: "RESTRIÇÃO DE FLUXO (KAATSU)",
    description:
      "Um manguito na raiz do membro reduz o fluxo de sangue enquanto se treina com 20 a 40% de 1RM, em geral em séries de 30, 15, 15 e 15 repetições. Permite estímulo de hipertrofia com pouca carga articular, desde que haja equipamento adequado e triagem cardiovascular.",
  },
  {
    name: "CONTRASTE",
    description:
      "Um exercício pesado é seguido, após breve pausa, de um exercício explosivo com o mesmo padrão de movimento, como agachamento e salto. O esforço pesado potencializa o gesto rápido e desenvolve potência em alunos já treinados.",
  },
] as const satisfies readonly IntensificationTechnique[];

export type TechniqueName = (typeof techniques)[number]["name"];
