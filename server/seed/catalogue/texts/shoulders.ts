import type { ExerciseTexts } from "./exercise-texts.ts";

export const shouldersTexts: ExerciseTexts = {
  "Desenvolvimento com barra pela frente":
    "Em pé, apoie a barra na frente dos ombros, com as mãos pouco além deles. Empurre para o alto passando rente ao rosto e termine com a barra sobre a cabeça. Contraia glúteos e abdômen para não inclinar o corpo para trás.",
  "Desenvolvimento com halteres sentado":
    "Sentado com as costas apoiadas, segure os halteres na altura das orelhas. Empurre para cima até quase estender os cotovelos e desça até a linha do queixo. As costelas não se projetam à frente durante a subida.",
  "Desenvolvimento Arnold":
    "Comece com os halteres diante do rosto e as palmas voltadas para você. Abra os cotovelos e gire as palmas para a frente enquanto empurra para o alto; volte pelo caminho inverso. Gire sem pressa, com um peso que permita a volta completa.",
  "Desenvolvimento na máquina":
    "Ajuste o assento para as manoplas começarem na altura dos ombros. Empurre para cima com as costas no encosto e desça antes de as placas se tocarem. Se os ombros subirem junto com a carga, diminua-a.",
  "Desenvolvimento no Smith":
    "Posicione o banco para que a barra desça diante do rosto. Destrave, baixe até a altura do queixo e empurre na vertical. Não leve a barra para trás da cabeça.",
  "Elevação lateral com halteres":
    "Em pé, segure os halteres ao lado do corpo, com os cotovelos macios. Suba os braços pelos lados até a altura dos ombros e desça em dobro do tempo. Erguer os ombros ou dar impulso com o tronco tira o trabalho do deltoide.",
  "Elevação lateral na polia baixa":
    "De lado para a polia, segure o estribo com a mão de fora, passando o cabo à frente do corpo. Eleve o braço até a linha do ombro e retorne sem soltar a tensão. O corpo fica ereto, sem se apoiar no aparelho.",
  "Elevação lateral na máquina":
    "Sente-se com os braços encostados nas almofadas e os cotovelos a 90 graus. Empurre as almofadas para os lados até a altura dos ombros e volte devagar. A força sai dos cotovelos, e não das mãos.",
  "Elevação lateral inclinada no banco":
    "Deite-se de lado no banco inclinado, com o halter na mão de cima à frente da coxa. Eleve o braço até pouco acima da linha do corpo e desça com controle. Use pouco peso, porque o começo do movimento é o mais difícil.",
  "Elevação frontal com halteres":
    "Em pé, com os halteres à frente das coxas, suba um ou os dois braços até a altura dos olhos. Desça sem deixar cair. O tronco não se inclina para trás para completar a subida.",
  "Elevação frontal com anilha":
    "Segure a anilha pelos lados, com os braços quase estendidos. Leve-a à frente até a altura do rosto e retorne às coxas. Punhos firmes e ombros baixos do início ao fim.",
  "Elevação frontal na polia baixa":
    "De costas para a polia, passe o cabo entre as pernas e segure a barra. Eleve-a até a linha dos ombros, com os cotovelos destravados, e volte. Um passo à frente mantém a tensão no ponto mais baixo.",
  "Crucifixo inverso com halteres":
    "Incline o tronco até quase a horizontal, com os halteres pendentes sob o peito. Abra os braços até a altura das costas e desça devagar. O pescoço acompanha a coluna e o tronco não sobe junto.",
  "Crucifixo inverso na máquina (voador dorsal)":
    "Sente-se de frente para o encosto e segure as manoplas na altura dos ombros. Abra os braços para trás até a linha do corpo, sem desencostar o peito. Pense em afastar as mãos, e não em apertar as escápulas com força.",
  "Crucifixo inverso no crossover":
    "Cruze os cabos das polias altas, segurando o da esquerda com a mão direita e vice-versa. Abra os braços em linha com os ombros e volte até as mãos se cruzarem. Os cotovelos mantêm uma leve dobra fixa.",
  "Face pull na polia com corda":
    "Com a polia na altura do rosto, segure a corda com os polegares voltados para você. Puxe em direção à testa, abrindo as mãos e os cotovelos. Termine com os punhos atrás dos cotovelos, sem jogar o quadril à frente.",
  "Remada alta com barra W":
    "Em pé, segure a barra com as mãos na largura dos ombros. Puxe rente ao corpo até o meio do peito, com os cotovelos acima dos punhos. Não ultrapasse a linha dos ombros: acima dela o tendão fica pinçado.",
  "Rotação externa de ombro na polia":
    "De lado para a polia, prenda uma toalha dobrada entre o cotovelo e as costelas. Gire o antebraço para fora com o cotovelo a 90 graus e retorne devagar. O punho não dobra e o tronco não acompanha.",
  "Rotação interna de ombro na polia":
    "Com a polia do lado do braço que trabalha, mantenha o cotovelo junto ao corpo. Traga a mão até o abdômen e deixe voltar até onde o ombro permanece estável. Carga leve basta: é um músculo pequeno.",
  "Rotação externa de ombro com elástico":
    "Segure o elástico com as duas mãos, palmas para cima e cotovelos colados à cintura. Afaste as mãos girando os ombros para fora e feche em três tempos. As escápulas ficam para baixo, sem arquear as costas.",
};
