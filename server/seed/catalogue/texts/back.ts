import type { ExerciseTexts } from "./exercise-texts.ts";

export const backTexts: ExerciseTexts = {
  "Barra fixa com pegada pronada":
    "Pendure-se com as palmas para a frente, mãos além da largura dos ombros. Puxe as escápulas para baixo e suba até o queixo passar da barra; desça até quase estender os braços. Sem balançar as pernas nem esticar o pescoço para alcançar.",
  "Barra fixa com pegada supinada":
    "Segure a barra com as palmas voltadas para você, na largura dos ombros. Suba levando o peito à barra, com os cotovelos à frente do corpo. Controle a descida inteira e não relaxe os ombros de uma vez embaixo.",
  "Barra fixa no graviton":
    "Escolha o contrapeso, ajoelhe-se na plataforma e segure a barra. Suba com as costas até o queixo chegar à altura das mãos e desça em três tempos. Quanto maior o contrapeso, menor o esforço: reduza-o a cada semana, sem perder a amplitude.",
  "Puxada frontal com pegada aberta":
    "Prenda as coxas, segure a barra além dos ombros e incline-se pouco para trás. Puxe até a parte alta do peito, descendo os cotovelos, e deixe subir com calma. Puxar por trás da nuca força o ombro e fica de fora.",
  "Puxada frontal com pegada supinada":
    "Sentado, segure a barra reta com as palmas para você, na largura dos ombros. Desça a barra até o alto do peito, com os cotovelos junto ao tronco. Não jogue o corpo para trás para vencer as últimas repetições.",
  "Puxada frontal com triângulo":
    "Com o triângulo nas mãos e o peito aberto, puxe até a altura do esterno. Aproxime as escápulas e retorne até os braços se alongarem por completo. O punho fica reto: quem puxa são os cotovelos.",
  "Puxada articulada na máquina":
    "Ajuste o apoio das coxas e segure as pegadas com os braços estendidos. Puxe para baixo até os cotovelos passarem das costelas e volte sem soltar o peso. Os dois lados trabalham separados; não deixe o mais forte adiantar-se.",
  "Puxada unilateral na polia alta":
    "Sentado ou ajoelhado, segure o estribo com um braço e alongue o lado do corpo. Puxe o cotovelo até a cintura, girando a palma para você. O tronco não tomba para o lado que trabalha.",
  "Pulldown com braços estendidos na polia":
    "Em pé, afaste-se da polia, incline o tronco e segure a barra com os braços quase retos. Leve-a em arco até as coxas, apertando as costas, e suba até a altura dos olhos. Cotovelo que dobra transfere a carga ao tríceps.",
  "Remada curvada com pegada pronada":
    "Com os joelhos semiflexionados, incline o tronco até perto da horizontal e segure a barra com as palmas para trás. Puxe até o umbigo e desça sem encostar no chão. A coluna fica reta; se arredondar, a série acabou.",
  "Remada curvada com pegada supinada":
    "Segure a barra com as palmas para a frente e incline o tronco a uns 45 graus. Traga-a até a cintura, com os cotovelos rentes ao corpo. Não use o balanço do quadril para subir o peso.",
  "Remada unilateral com halter (serrote)":
    "Apoie um joelho e a mão do mesmo lado no banco, com as costas paralelas ao chão. Puxe o halter em direção ao quadril e desça até alongar. O ombro de trás não gira para cima no fim do movimento.",
  "Remada baixa na polia com triângulo":
    "Sente-se com os joelhos dobrados e os pés apoiados e pegue o triângulo com a coluna ereta. Puxe até o abdômen, unindo as escápulas, e alongue os braços na volta. O tronco quase não se move para a frente e para trás.",
  "Remada baixa na polia com pegada aberta":
    "Sentado diante da polia, segure a barra longa com as mãos além dos ombros. Puxe em direção ao peito, com os cotovelos abertos, e retorne devagar. Mantenha os ombros longe das orelhas.",
  "Remada cavalinho":
    "Com a barra entre as pernas, incline o tronco, dobre os joelhos e segure o triângulo. Puxe até o peito e desça com as costas firmes. Anilhas grandes encurtam o movimento: prefira as menores.",
  "Remada na máquina articulada":
    "Apoie o peito no encosto e segure as pegadas com os braços estendidos. Puxe os cotovelos para trás até passarem do tronco e volte controlando. O peito não desgruda do apoio para ganhar impulso.",
  "Remada com halteres no banco inclinado":
    "Deite-se de bruços no banco a 30 ou 45 graus e deixe os halteres pendentes. Puxe até a lateral das costelas e aperte as escápulas. A testa fica na linha da coluna, sem erguer o queixo.",
  "Remada invertida na barra do Smith":
    "Fixe a barra na altura da cintura, deite-se por baixo e segure-a com o corpo reto. Puxe o peito até a barra e desça estendendo os braços. Dobre os joelhos para facilitar, mas não deixe o quadril cair.",
  "Encolhimento de ombros com halteres":
    "Em pé, com os halteres ao lado do corpo, suba os ombros em direção às orelhas. Pare um segundo no alto e desça devagar. Nada de girar os ombros: o caminho é reto, para cima e para baixo.",
  "Encolhimento de ombros com barra":
    "Segure a barra à frente das coxas, com as mãos na largura dos ombros. Eleve os ombros o máximo que puder, com os braços estendidos, e retorne. O queixo não avança nem os cotovelos ajudam.",
  "Levantamento terra com barra":
    "Pés sob a barra na largura do quadril, segure-a por fora das pernas e alinhe a coluna. Empurre o chão e suba a barra rente às canelas até ficar ereto; desça pelo mesmo trajeto. Costas que arredondam na saída pedem menos carga.",
  "Extensão de tronco no banco romano":
    "Regule o apoio logo abaixo da dobra do quadril e cruze os braços no peito. Desça o tronco com a coluna reta e suba até alinhar com as pernas. Passar dessa linha só comprime a lombar.",
};
