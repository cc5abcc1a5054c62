import type { ExerciseTexts } from "./exercise-texts.ts";

export const breathingAndCoreTexts: ExerciseTexts = {
  "Respiração diafragmática deitado":
    "De costas, com os joelhos dobrados, ponha uma mão no peito e outra na barriga. Inspire pelo nariz fazendo a barriga subir e solte o ar pela boca no dobro do tempo. A mão do peito quase não se move.",
  "Respiração diafragmática sentado":
    "Sente-se na ponta da cadeira, com a coluna alta e as mãos nas costelas de baixo. Inspire abrindo as costelas para os lados e expire até sentir a barriga recolher. Não erga os ombros para puxar o ar.",
  "Respiração 90/90 com pés na parede":
    "Deitado, apoie os pés na parede com quadris e joelhos a 90 graus. Encaixe a pelve, solte todo o ar e espere um instante antes de inspirar pelo nariz. A lombar permanece encostada durante o ciclo inteiro.",
  "Respiração costal lateral com faixa":
    "Enrole a faixa em volta das costelas e segure as pontas cruzadas à frente. Inspire empurrando a faixa para os lados e aperte-a de leve ao expirar. O pescoço fica relaxado e o abdômen não estufa.",
  "Expiração forçada com ativação do transverso":
    "Deitado, com os joelhos dobrados e os dedos por dentro dos ossos do quadril, inspire sem pressa. Expire como quem sopra um canudo até sentir a parede do abdômen endurecer sob os dedos. Não encolha a barriga à força nem levante a cabeça.",
  "Vacuum abdominal em decúbito dorsal":
    "Deitado de costas, solte todo o ar dos pulmões. Sem inspirar, leve o umbigo em direção à coluna e abra as costelas; segure de 10 a 20 segundos. Evite após refeições, na gestação e com pressão alta sem controle.",
  "Vacuum abdominal em quatro apoios":
    "Em quatro apoios, com a coluna neutra, expire por completo. Recolha o abdômen contra a gravidade, mantendo a apneia por alguns segundos, e volte a respirar com calma. As costas não arredondam durante a sucção.",
  "Vacuum abdominal sentado":
    "Sentado, com as mãos nos joelhos e o tronco levemente inclinado, esvazie os pulmões. Sugue o abdômen para dentro e para cima e mantenha. Se o pescoço endurecer ou vier tontura, encurte o tempo.",
  "Vacuum abdominal em pé":
    "Em pé, dobre um pouco os joelhos e apoie as mãos nas coxas. Depois de soltar o ar, recolha a barriga como quem fecha uma calça apertada e segure. É a posição mais difícil: domine antes as deitadas.",
  "Contração do assoalho pélvico":
    "Deitado, com os joelhos dobrados, contraia os músculos que seguram a urina, puxando-os para dentro e para cima. Sustente cinco segundos e relaxe por dez. Glúteos, coxas e barriga ficam soltos, e a respiração não para.",
  "Prancha frontal":
    "Apoie os antebraços com os cotovelos sob os ombros e estenda as pernas na ponta dos pés. Forme uma linha da cabeça aos calcanhares, com glúteos e abdômen contraídos. Encerre a série quando o quadril começar a cair.",
  "Prancha frontal com joelhos apoiados":
    "De bruços, apoie os antebraços e os joelhos no colchonete. Eleve o quadril até alinhar ombros, bacia e joelhos. O bumbum não fica para cima: a linha do tronco é a mesma da prancha completa.",
  "Prancha frontal com braços estendidos":
    "Com as mãos sob os ombros e os braços estendidos, sustente o corpo na ponta dos pés. Empurre o chão para afastar as escápulas e segure. Não deixe a cabeça pender entre os braços.",
  "Prancha lateral":
    "De lado, apoie o antebraço com o cotovelo sob o ombro e empilhe os pés. Eleve o quadril até o corpo ficar reto e sustente. O tronco não gira para a frente e o ombro de apoio não afunda.",
  "Prancha lateral com joelhos apoiados":
    "De lado, dobre os joelhos a 90 graus e apoie o antebraço. Suba o quadril alinhando ombro, bacia e joelho. Mantenha o pescoço na linha da coluna, sem apoiar a cabeça na mão.",
  "Prancha com toque nos ombros":
    "Na prancha alta, com os pés afastados, toque um ombro com a mão oposta e alterne. Cada toque dura um segundo. A bacia fica imóvel; aproxime os pés só quando isso for fácil.",
  "Prancha na bola suíça":
    "Apoie os antebraços sobre a bola e estenda as pernas para trás. Sustente o corpo reto ou faça círculos pequenos com os braços. A bola mais próxima do peito facilita; a lombar nunca deve afundar.",
  "Prancha reversa":
    "Sentado, apoie as mãos atrás do quadril, com os dedos voltados para os pés. Eleve o corpo até alinhar ombros e calcanhares, com os glúteos firmes. Abra o peito e não jogue a cabeça para trás.",
  "Ponte isométrica de glúteos":
    "De costas, com os pés na largura do quadril, suba a pelve e pare no alto. Aperte os glúteos durante toda a contagem, com as costelas baixas. Cãibra atrás da coxa pede os pés mais perto do corpo.",
  "Perdigueiro (bird dog)":
    "Em quatro apoios, estenda ao mesmo tempo um braço e a perna oposta até a altura do tronco. Segure alguns segundos e troque. A lombar não gira nem cede, mesmo que a perna suba menos.",
  "Inseto morto (dead bug)":
    "De costas, eleve os braços e as pernas dobradas a 90 graus. Baixe devagar um braço e a perna oposta, soltando o ar, e retorne. Pare a descida no ponto em que a lombar ameaça sair do chão.",
  "Canoa isométrica (hollow)":
    "Deitado, encoste a lombar no chão e eleve ombros e pernas estendidas. Os braços vão ao lado das orelhas ou à frente, e o corpo forma um arco raso. Suba as pernas ou dobre os joelhos se as costas descolarem.",
  "Super-homem isométrico":
    "De bruços, estenda os braços à frente e eleve peito e pernas poucos centímetros. Sustente olhando para o chão, com os glúteos contraídos. Pense em alongar o corpo, e não em subir o mais alto possível.",
};
