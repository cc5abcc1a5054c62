import type { ExerciseTexts } from "./exercise-texts.ts";

export const trunkTexts: ExerciseTexts = {
  "Abdominal supra no solo":
    "De costas, com os joelhos dobrados e as mãos ao lado da cabeça, solte o ar e suba as escápulas. Desça devagar, sem relaxar o abdômen. As mãos não puxam a nuca e a lombar não sai do chão.",
  "Abdominal supra na polia com corda":
    "Ajoelhe-se diante da polia alta e segure a corda ao lado da cabeça. Enrole o tronco levando os cotovelos às coxas e volte. Quem dobra é a coluna: o quadril não senta nos calcanhares.",
  "Abdominal supra na bola suíça":
    "Apoie a lombar na bola, com os pés firmes e afastados. Suba o tronco enrolando as costelas em direção à bacia e desça até alongar a barriga. A bola não rola durante a subida.",
  "Abdominal na máquina":
    "Ajuste o banco para o eixo ficar na altura do umbigo e segure as manoplas. Enrole o tronco soltando o ar e retorne sem bater a carga. Puxar com os braços só engana o contador.",
  "Abdominal infra no solo":
    "De costas, com as mãos ao lado do corpo e os joelhos dobrados, tire o quadril do chão trazendo os joelhos ao peito. Desça a bacia vértebra por vértebra. Não balance as pernas para pegar embalo.",
  "Abdominal infra na paralela":
    "Apoie os antebraços e as costas no aparelho, com as pernas soltas. Suba os joelhos e termine enrolando a bacia para cima. A descida é lenta, e os ombros não afundam entre os apoios.",
  "Elevação de pernas na barra fixa":
    "Pendure-se na barra com o corpo firme. Eleve as pernas estendidas até a horizontal ou mais, enrolando a bacia, e desça sem balançar. Dobre os joelhos enquanto o corpo oscilar.",
  "Abdominal oblíquo no solo":
    "De costas, apoie um tornozelo sobre o joelho oposto e a mão atrás da cabeça. Suba girando o ombro em direção ao joelho cruzado. O cotovelo fica aberto: quem gira é o tronco.",
  "Abdominal bicicleta":
    "Deitado, com as mãos ao lado da cabeça, aproxime um cotovelo do joelho oposto enquanto a outra perna se estende. Troque de lado num ritmo calmo. A lombar continua encostada; se descolar, suba mais as pernas.",
  "Abdominal remador":
    "Deite-se estendido, com os braços atrás da cabeça. Sente-se trazendo os joelhos ao peito e os braços à frente, como quem rema, e volte. Desça com controle, sem bater as costas no chão.",
  "Abdominal canivete":
    "Deitado, com braços e pernas estendidos, feche o corpo levando as mãos em direção aos pés. Abra devagar, sem encostar os calcanhares. Quem sente a lombar faz com uma perna de cada vez.",
  "Abdominal com roda":
    "Ajoelhado, segure a roda sob os ombros e contraia glúteos e abdômen. Deslize à frente até onde a coluna se mantém firme e puxe de volta. Lombar que afunda indica que o limite já passou.",
  "Flexão lateral de tronco com halter":
    "Em pé, segure um halter de um lado e ponha a outra mão na cintura. Incline-se para o lado do peso e suba até a vertical. Um halter em cada mão anula o trabalho: use só um.",
  "Rotação de tronco na polia (lenhador)":
    "De lado para a polia alta, segure o estribo com as duas mãos e os braços estendidos. Puxe em diagonal até o joelho oposto, girando quadril e tronco juntos. O pé de trás pode pivotar para poupar o joelho.",
  "Pallof press na polia":
    "De lado para a polia, na altura do peito, segure o estribo junto ao esterno. Estenda os braços à frente, resista à tração por dois segundos e recolha. O corpo não gira nem um grau para o lado do cabo.",
  "Caminhada do fazendeiro com halteres":
    "Segure halteres pesados ao lado do corpo e fique bem alto. Caminhe com passos curtos e firmes pela distância prescrita. Ombros para trás e para baixo, sem balançar o tronco de um lado para o outro.",
};
