import type { ExerciseTexts } from "./exercise-texts.ts";

export const mobilityTexts: ExerciseTexts = {
  "Mobilidade cervical em flexão e extensão":
    "Sentado, com os ombros relaxados, leve o queixo em direção ao peito e depois olhe para o teto. Percorra o caminho inteiro em uns três segundos para cada lado. Não jogue a cabeça para trás: a descida é controlada.",
  "Mobilidade cervical em rotação":
    "Com a coluna ereta, gire a cabeça como quem olha por cima do ombro e volte pelo centro. Alterne os lados, ganhando um pouco de amplitude a cada volta. O queixo fica na mesma altura e os ombros não giram junto.",
  "Retração cervical (queixo para dentro)":
    "Sentado ou em pé, olhe para a frente e deslize o queixo para trás, como quem faz papada. Segure dois segundos e solte. A cabeça recua reta: não olhe para cima nem para baixo.",
  "Mobilidade torácica em quatro apoios":
    "Em quatro apoios, leve uma mão à nuca. Aproxime o cotovelo do braço apoiado e depois abra-o para o teto, seguindo com os olhos. O quadril fica parado sobre os joelhos enquanto só as costas giram.",
  "Mobilidade torácica em extensão no rolo":
    "Deite-se com o rolo atravessado no meio das costas e as mãos sustentando a cabeça. Solte o tronco para trás sobre o rolo, volte e mude-o alguns centímetros de lugar. As costelas de baixo ficam fechadas para que a curva não vá para a lombar.",
  "Mobilidade torácica em decúbito lateral (livro aberto)":
    "Deite-se de lado, com os joelhos dobrados e juntos e as palmas unidas à frente. Abra o braço de cima para trás, como a capa de um livro, e acompanhe a mão com o olhar. Se os joelhos se separarem, abra menos.",
  "Gato e vaca":
    "Em quatro apoios, solte o ar arredondando as costas e recolhendo o queixo. Inspire descendo a barriga e elevando o olhar, uma vértebra depois da outra. O movimento nasce da pelve, e os cotovelos não dobram.",
  "Passar a linha na agulha":
    "Em quatro apoios, passe um braço por baixo do corpo até encostar o ombro e a orelha no chão. Volte e abra o mesmo braço para o teto. Empurre o chão com a mão de apoio para não afundar o ombro.",
  "Mobilidade de ombros com bastão":
    "Segure o bastão bem mais aberto que os ombros, à frente das coxas. Com os braços estendidos, leve-o por cima da cabeça até as costas e retorne. Alargue a pegada se precisar dobrar os cotovelos ou arquear a lombar.",
  "Mobilidade de ombros com elástico":
    "Prenda o elástico nas duas mãos, com uma tensão leve. Faça um arco dos quadris até atrás da cabeça, abrindo o elástico no ponto mais alto. O ritmo é contínuo, sem trancos no fim do arco.",
  "Deslizamento de braços na parede":
    "Encoste as costas, a cabeça e os antebraços na parede, com os cotovelos na altura dos ombros. Deslize os braços para cima e volte, sem desencostar os punhos. Mantenha as costelas baixas e a lombar próxima da parede.",
  "Circundução de ombros":
    "Em pé, com os braços ao longo do corpo, desenhe círculos grandes com os ombros: para cima, para trás e para baixo. Depois inverta o sentido. Deixe o pescoço solto e evite projetar a cabeça para a frente.",
  "Mobilidade escapular em quatro apoios":
    "Em quatro apoios, com os cotovelos estendidos, deixe o peito descer entre as escápulas. Em seguida, empurre o chão e afaste-as, subindo o alto das costas. Quem trabalha são as escápulas: os braços ficam retos o tempo todo.",
  "Protração e retração escapular na parede":
    "De frente para a parede, apoie as mãos na altura do peito, com os braços estendidos. Aproxime as escápulas e depois empurre a parede até afastá-las. O corpo permanece alinhado, sem dobrar o quadril.",
  "Mobilidade de punhos em apoio":
    "Ajoelhado, apoie as mãos no chão e faça o peso girar sobre elas: para a frente, para os lados e em círculo. Depois vire os dedos para os joelhos e repita com pouco peso. Se a base do punho doer, recue o quadril.",
  "Mobilidade de quadril 90/90":
    "Sente-se com as duas pernas dobradas a 90 graus, uma à frente e outra ao lado. Gire os joelhos para o outro lado sem tirar os calcanhares do lugar. Use as mãos atrás do corpo se o tronco tombar.",
  "Mobilidade de quadril em quatro apoios (rocking)":
    "Em quatro apoios, com os joelhos um pouco afastados, leve o quadril em direção aos calcanhares. Volte à frente assim que a lombar quiser arredondar. A coluna mantém a mesma curva do começo ao fim.",
  "Círculos de quadril em quatro apoios":
    "Em quatro apoios, tire um joelho do chão e desenhe com ele um círculo amplo para o lado e para trás. Faça cinco voltas e inverta. O tronco não balança: reduza o círculo se a pelve girar.",
  "Balanço frontal de perna":
    "De lado para a parede, com uma mão apoiada, balance a perna de fora para a frente e para trás. Comece pequeno e aumente aos poucos, com o joelho solto. O tronco fica alto e a lombar não acompanha a perna.",
  "Balanço lateral de perna":
    "De frente para a parede, com as duas mãos apoiadas, passe uma perna à frente do corpo e abra-a para o lado. Mantenha o pé de apoio firme e o ritmo solto. A pelve continua voltada para a parede durante o balanço.",
  "Mobilidade de adutores em quatro apoios":
    "Em quatro apoios, estenda uma perna para o lado, com a sola no chão. Leve o quadril para trás e retorne, sentindo a parte interna da coxa. Se a coluna arredondar, o recuo já foi longe demais.",
  "Agachamento profundo com apoio":
    "Segure o espaldar ou as alças e desça até o quadril passar dos joelhos. Fique alguns segundos, transfira o peso de um pé para o outro e suba. Os calcanhares permanecem no chão e os joelhos seguem as pontas dos pés.",
  "Afundo com rotação de tronco":
    "Dê um passo longo e desça até o joelho de trás quase tocar o chão. Gire o tronco para o lado da perna da frente, volte e suba. O joelho da frente não cai para dentro quando o tronco gira.",
  "Báscula pélvica deitado":
    "De costas, com os joelhos dobrados, encoste a lombar no chão puxando o púbis em direção ao umbigo. Depois solte até formar um pequeno vão. O movimento é só da pelve, sem empurrar com os pés.",
  "Dissociação de quadril na bola suíça":
    "Sentado na bola, com os pés firmes, desenhe círculos e oitos com a pelve. Vá dos movimentos pequenos aos maiores, nos dois sentidos. Os ombros ficam quietos, como se um copo estivesse sobre a cabeça.",
  "Mobilidade de tornozelo com joelho na parede":
    "Ponha um pé a um palmo da parede e leve o joelho à frente até tocá-la. Afaste o pé aos poucos enquanto o toque for possível. O calcanhar fica colado ao chão e o joelho aponta para o segundo dedo.",
  "Mobilidade de tornozelo com elástico":
    "Prenda o elástico atrás, na altura do chão, e passe-o pela frente do tornozelo. Com o pé à frente, avance o joelho enquanto o elástico puxa o tornozelo para trás. A pressão fica abaixo dos ossinhos laterais, não sobre a canela.",
  "Circundução de tornozelo":
    "Sentado ou deitado, tire um pé do chão e desenhe com a ponta círculos lentos e completos. Repita no outro sentido, alcançando cada extremo. A perna fica parada: só o pé se move.",
};
