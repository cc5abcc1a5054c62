import type { ExerciseTexts } from "./exercise-texts.ts";

export const myofascialReleaseTexts: ExerciseTexts = {
  "Liberação miofascial de trato iliotibial com rolo":
    "Deite-se de lado com o rolo sob a coxa e o pé de cima apoiado à frente. Role da altura do quadril até pouco acima do joelho, em trechos curtos. Alivie o peso com os braços e não passe sobre o osso do quadril nem sobre o joelho.",
  "Liberação miofascial de quadríceps com rolo":
    "De bruços, apoie-se nos antebraços com o rolo sob a coxa. Role devagar da virilha ao joelho e pare nos pontos mais tensos, dobrando e estendendo a perna. Segure o abdômen para não pesar na lombar.",
  "Liberação miofascial de isquiotibiais com rolo":
    "Sentado no chão, ponha o rolo sob a coxa e apoie as mãos atrás. Eleve o quadril e role entre o ísquio e a dobra do joelho, girando a perna para dentro e para fora. Não pressione o vão atrás do joelho.",
  "Liberação miofascial de isquiotibiais com bola no banco":
    "Sente-se no banco com a bola sob a coxa, no ponto mais dolorido. Estenda e dobre o joelho devagar, deixando o músculo deslizar sobre a bola. Mude a bola de lugar se a perna formigar.",
  "Liberação miofascial de adutores com rolo":
    "De bruços, abra uma perna dobrada para o lado e apoie a parte interna da coxa no rolo. Desloque o corpo para que o rolo vá do joelho até perto da virilha. Pare antes da virilha, onde passam vasos e nervos.",
  "Liberação miofascial de glúteos com rolo":
    "Sente-se no rolo, cruze um tornozelo sobre o joelho oposto e incline-se para o lado da perna cruzada. Role em trechos de poucos centímetros sobre o glúteo. O osso da bacia e o cóccix ficam fora do rolo.",
  "Liberação miofascial de glúteo médio com bola":
    "De lado, apoie a bola logo abaixo da crista da bacia, na parte alta e lateral do glúteo. Mantenha a pressão e faça pequenos círculos com o quadril. Use a parede em vez do chão se a dor passar de um incômodo suportável.",
  "Liberação miofascial de piriforme com bola":
    "Sente-se com a bola no centro do glúteo e cruze o tornozelo desse lado sobre o outro joelho. Deixe o peso descer por uns trinta segundos, respirando. Dor que desce pela perna pede para tirar a bola do ponto.",
  "Liberação miofascial de tensor da fáscia lata com bola":
    "De bruços e um pouco de lado, ponha a bola no bolso da frente da calça, abaixo do osso do quadril. Solte o peso e deslize alguns centímetros para cada lado. Não pressione o osso nem a dobra da virilha.",
  "Liberação miofascial de panturrilha com rolo":
    "Sentado, apoie a panturrilha no rolo e cruze a outra perna por cima para pesar mais. Erga o quadril e role do tornozelo até abaixo do joelho, girando o pé. Quem tem varizes salientes usa pouca pressão.",
  "Liberação miofascial de panturrilha com bastão":
    "Sentado, com o pé apoiado e a panturrilha relaxada, segure o bastão com as duas mãos. Deslize-o do tendão até a dobra do joelho, aumentando a pressão aos poucos. Passe ao lado do osso da canela, nunca sobre ele.",
  "Liberação miofascial de fáscia plantar com bola":
    "Em pé ou sentado, ponha a bola sob a sola do pé. Role do calcanhar à base dos dedos e demore nos pontos sensíveis. Comece com o pé leve, sobretudo pela manhã.",
  "Liberação miofascial torácica com rolo":
    "Deite-se com o rolo atravessado abaixo das escápulas e as mãos atrás da cabeça. Com o quadril elevado, role até a altura dos ombros e volte. O rolo não passa pela lombar nem pelo pescoço.",
  "Liberação miofascial de dorsais com rolo":
    "De lado, estenda o braço acima da cabeça e apoie o rolo abaixo da axila. Role até o fim das costelas, girando o tronco um pouco para a frente e para trás. Evite o fundo da axila.",
  "Liberação miofascial de trapézio com bola na parede":
    "De costas para a parede, ponha a bola entre a escápula e o pescoço. Pressione dobrando os joelhos e movimente o braço do mesmo lado. A bola fica no músculo, longe das vértebras do pescoço.",
  "Liberação miofascial de romboides com bola na parede":
    "Apoie a bola na parede, entre a coluna e a borda da escápula, e abrace o próprio corpo. Suba e desça dobrando os joelhos, sem perder o contato. Não role sobre os ossinhos da coluna.",
  "Liberação miofascial paravertebral com bola dupla":
    "Deite-se com a bola dupla no meio das costas, um lado em cada faixa de músculo ao longo da coluna. Fique algumas respirações e suba um dedo de cada vez até a base do pescoço. O vão entre as bolas protege as vértebras: mantenha-o no centro.",
  "Liberação miofascial de peitoral com bola na parede":
    "De frente para a parede, ponha a bola abaixo da clavícula, perto do ombro. Encoste o corpo e movimente o braço para cima e para trás. Pressão que formiga a mão está perto demais da axila.",
  "Liberação miofascial de deltoide posterior com bola":
    "De lado para a parede, apoie a bola na parte de trás do ombro. Cruze o braço à frente do peito e faça círculos pequenos com o corpo. Fique sobre a carne do músculo, sem apertar a ponta do ombro.",
  "Liberação miofascial de tríceps com rolo":
    "Deite-se de lado, com a parte de trás do braço sobre o rolo e o cotovelo dobrado. Deslize entre a axila e o cotovelo e estenda o antebraço nos pontos tensos. Pare antes do osso do cotovelo.",
};
