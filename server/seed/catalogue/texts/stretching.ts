import type { ExerciseTexts } from "./exercise-texts.ts";

export const stretchingTexts: ExerciseTexts = {
  "Alongamento de peitoral na parede":
    "De lado para a parede, apoie a palma da mão na altura do ombro, com o cotovelo quase estendido. Gire o tronco devagar para o lado oposto até sentir o peito alongar. Não deixe o ombro subir em direção à orelha.",
  "Alongamento de peitoral no batente da porta":
    "Apoie os antebraços nos dois lados do batente, com os cotovelos na altura dos ombros, e ponha um pé à frente. Leve o peso do corpo para a frente até abrir o peito. Mantenha o abdômen firme para não arquear a lombar.",
  "Alongamento de peitoral deitado no rolo":
    "Deite-se com a coluna inteira sobre o rolo, da cabeça ao quadril, joelhos dobrados e pés no chão. Abra os braços em cruz e deixe o peso deles alongar o peito. Se as mãos formigarem, abaixe um pouco os cotovelos.",
  "Alongamento de peitoral menor na quina da parede":
    "Encoste o antebraço na quina da parede com o cotovelo um pouco acima do ombro. Dê um passo curto à frente e leve o ombro para trás e para baixo, respirando fundo. Evite empurrar com a cabeça ou girar o pescoço.",
  "Alongamento de deltoide posterior cruzando o braço":
    "Em pé ou sentado, cruze um braço estendido à frente do peito. Com a outra mão, puxe-o pelo cotovelo em direção ao tronco. Mantenha o ombro baixo e o tronco de frente, sem girar junto com o braço.",
  "Alongamento de deltoide anterior com mãos entrelaçadas atrás":
    "Em pé, entrelace os dedos atrás do corpo, com os cotovelos estendidos. Junte as escápulas e eleve as mãos até sentir a frente dos ombros. Pare antes que o tronco se incline para a frente ou que os ombros rolem para dentro.",
  "Alongamento de rotadores de ombro com bastão":
    "Segure o bastão atrás do corpo, com uma mão por cima do ombro e a outra por baixo, na lombar. Puxe a ponta de cima para a frente do corpo, levando o ombro de baixo à rotação. O movimento é curto e lento; dor aguda na frente do ombro é sinal para parar.",
  "Alongamento de rotadores mediais com toalha":
    "Segure a toalha por cima do ombro com uma mão e, atrás das costas, pela ponta de baixo com a outra. A mão de cima sobe devagar e leva a de baixo ao longo da coluna. Mantenha o peito aberto e não force além de um incômodo leve.",
  "Alongamento de tríceps acima da cabeça":
    "Eleve um braço, dobre o cotovelo e leve a mão para trás da nuca. Com a outra mão, puxe o cotovelo para trás da cabeça até sentir a parte de trás do braço. Não baixe o queixo nem deixe as costelas saltarem para a frente.",
  "Alongamento de bíceps na parede":
    "De costas para a direção em que vai girar, apoie a mão na parede na altura do quadril, com o polegar para cima e o cotovelo estendido. Gire o corpo para longe da mão até sentir o braço e a frente do ombro. Mantenha o cotovelo sem travar em excesso.",
  "Alongamento de flexores do punho":
    "Estenda um braço à frente com a palma voltada para cima. Com a outra mão, puxe os dedos para baixo e para trás até sentir o antebraço. Mantenha o cotovelo estendido e diminua a força se os dedos formigarem.",
  "Alongamento de extensores do punho":
    "Com o braço à frente e a palma voltada para baixo, feche a mão de leve. Use a outra mão para dobrar o punho em direção ao chão, alongando o dorso do antebraço. Evite encolher o ombro para compensar.",
  "Alongamento de trapézio superior com inclinação lateral":
    "Sentado, segure a borda do assento com uma mão para manter o ombro baixo. Incline a cabeça para o lado oposto e deixe a outra mão pesar sobre ela. Não puxe a cabeça com força nem gire o rosto para baixo.",
  "Alongamento de levantador da escápula":
    "Sentado, gire o rosto uns 45 graus para um lado e olhe em direção à axila. Com a mão desse lado, leve a nuca para a frente e para baixo até sentir o canto de trás do pescoço. O ombro oposto fica solto, sem subir.",
  "Alongamento de esternocleidomastóideo":
    "Apoie as mãos cruzadas sobre a clavícula de um lado, puxando a pele para baixo. Incline a cabeça para o lado oposto e eleve o queixo, olhando para o alto. Faça devagar e pare se houver tontura.",
  "Alongamento de extensores cervicais sentado":
    "Sente-se com a coluna ereta e entrelace as mãos atrás da cabeça. Recolha o queixo e deixe o peso dos braços levar a cabeça para a frente. As costas continuam eretas: só o pescoço se flexiona.",
  "Alongamento de dorsais na barra fixa":
    "Segure a barra com as mãos na largura dos ombros e solte o peso aos poucos, com os pés apoiados se precisar. Deixe as costelas e as costas se alongarem, respirando com calma. Quem tem ombro instável mantém os pés no chão e não pendura todo o peso.",
  "Alongamento de dorsais ajoelhado com apoio no banco":
    "Ajoelhe-se diante do banco, apoie os cotovelos sobre ele e junte as palmas atrás da cabeça. Leve o quadril para trás e o peito em direção ao chão. Segure o abdômen para que a lombar não ceda.",
  "Alongamento de romboides abraçando o tronco":
    "Cruze os braços à frente e segure cada ombro com a mão oposta, como num abraço. Arredonde a parte alta das costas e afaste as escápulas ao soltar o ar. Mantenha a lombar parada e o pescoço solto.",
  "Postura da criança":
    "Ajoelhe-se, sente-se sobre os calcanhares e afaste um pouco os joelhos. Estenda os braços à frente e solte o tronco entre as coxas, respirando nas costas. Se os joelhos incomodarem, ponha uma almofada entre as pernas e o quadril.",
  "Alongamento lombar com joelhos no peito":
    "Deite-se de costas e abrace os dois joelhos por trás das coxas. Traga-os ao peito até o fim da coluna sair levemente do chão. A cabeça e os ombros ficam apoiados e relaxados.",
  "Alongamento lombar em rotação deitado":
    "De costas, com os joelhos dobrados e os braços abertos, deixe as pernas caírem juntas para um lado. Olhe para o lado oposto e espere a lombar ceder com a respiração. Não force com a mão: os ombros devem continuar no chão.",
  "Alongamento de quadrado lombar em pé":
    "Em pé, cruze uma perna atrás da outra e eleve o braço do mesmo lado. Incline o tronco para o lado oposto, fazendo um arco da mão ao quadril. Fique no plano do corpo, sem dobrar para a frente.",
  "Alongamento de quadrado lombar sentado":
    "Sente-se com uma perna estendida para o lado e a outra dobrada. Passe o braço por cima da cabeça e incline o tronco em direção ao pé estendido. Os dois ísquios continuam no chão durante todo o alongamento.",
  "Alongamento de abdômen em decúbito ventral (esfinge)":
    "Deite-se de bruços com os cotovelos sob os ombros e os antebraços no chão. Erga o peito devagar, deixando o quadril pesado no colchonete. Se a lombar doer, afaste os cotovelos para a frente e suba menos.",
  "Alongamento de abdômen na bola suíça":
    "Sente-se na bola e caminhe com os pés até apoiar as costas sobre ela. Abra os braços e deixe a coluna acompanhar a curva da bola. Apoie a cabeça e volte devagar, com o queixo recolhido, para não ficar tonto.",
  "Alongamento de flexores do quadril ajoelhado":
    "Ajoelhe-se sobre uma perna e ponha o outro pé à frente, com os joelhos a 90 graus. Contraia o glúteo do lado de trás e avance o quadril alguns centímetros. A pelve fica encaixada: arquear a lombar tira o alongamento do lugar.",
  "Alongamento de iliopsoas na borda da maca":
    "Sente-se na borda da maca, deite-se abraçando um joelho e deixe a outra perna pender para fora. Puxe o joelho abraçado até a lombar encostar na maca e relaxe a coxa pendente. Não deixe a perna solta abrir para o lado.",
  "Alongamento de quadríceps em pé":
    "Com uma mão na parede, dobre um joelho e segure o pé atrás do corpo. Leve o calcanhar em direção ao glúteo, com os joelhos lado a lado. Encaixe o quadril e não puxe o pé para fora.",
  "Alongamento de quadríceps em decúbito lateral":
    "Deite-se de lado, com a cabeça apoiada e a perna de baixo dobrada à frente. Segure o tornozelo de cima e leve o joelho para trás, na linha do quadril. Evite girar a pelve para trás durante a puxada.",
  "Alongamento de quadríceps no sofá":
    "Apoie o dorso de um pé no banco, com o joelho desse lado sobre o colchonete, e ponha o outro pé à frente. Suba o tronco aos poucos, com o glúteo de trás contraído. Afaste o joelho do banco se a dobra for demais.",
  "Alongamento de isquiotibiais deitado com faixa":
    "De costas, passe a faixa pela sola do pé e estenda a perna para o alto. Puxe a faixa até sentir a parte de trás da coxa, com a outra perna apoiada. O joelho pode ficar levemente dobrado, mas o quadril não sai do chão.",
  "Alongamento de isquiotibiais em pé com apoio no banco":
    "Apoie o calcanhar no banco, com o joelho quase estendido e a ponta do pé para cima. Incline o tronco a partir do quadril, com as costas retas. Não arredonde a coluna para chegar mais perto do pé.",
  "Alongamento de isquiotibiais sentado unilateral":
    "Sentado no chão, estenda uma perna e dobre a outra, com a sola do pé junto à coxa. Avance o peito em direção ao pé estendido e segure onde alcançar. Pense em levar o umbigo à coxa, e não a testa ao joelho.",
  "Alongamento de cadeia posterior em pé":
    "Em pé, com os pés na largura do quadril, enrole a coluna para baixo, vértebra por vértebra. Solte os braços e a cabeça e estenda os joelhos até onde a coxa permitir. Suba desenrolando devagar, com os joelhos dobrados.",
  "Alongamento de glúteos em quatro (deitado)":
    "De costas, cruze um tornozelo sobre o joelho oposto, formando o número quatro. Abrace a coxa de baixo e traga-a ao peito até sentir o glúteo da perna cruzada. Mantenha o pé flexionado para proteger o joelho.",
  "Alongamento de glúteos na postura do pombo":
    "Em quatro apoios, leve um joelho à frente, com o pé voltado para o lado oposto, e estenda a outra perna para trás. Desça o quadril e incline o tronco sobre a perna da frente. Se houver dor no joelho, prefira a versão deitada em quatro.",
  "Alongamento de piriforme sentado":
    "Na cadeira, apoie um tornozelo sobre a coxa oposta. Com a coluna ereta, incline o tronco à frente até sentir o fundo do glúteo. Não empurre o joelho para baixo com a mão.",
  "Alongamento de trato iliotibial em pé":
    "De lado para a parede, cruze por trás a perna que está mais perto dela. Empurre o quadril em direção à parede, mantendo o pé de trás inteiro no chão. O tronco fica alto, sem tombar para a frente.",
  "Alongamento de adutores em borboleta":
    "Sente-se com as solas dos pés juntas e os calcanhares perto do corpo. Deixe os joelhos descerem e alongue a coluna para cima. Nada de balançar os joelhos ou apoiar o peso dos braços sobre eles.",
  "Alongamento de adutores com pernas afastadas":
    "Sentado, afaste as pernas estendidas até um limite confortável, com os joelhos voltados para o teto. Caminhe com as mãos à frente, levando o peito junto. Pare quando a lombar começar a arredondar.",
  "Alongamento de adutores em afundo lateral":
    "Em pé, com os pés bem afastados, dobre um joelho e leve o quadril para trás. A outra perna fica estendida, com a sola no chão, e a parte interna da coxa alonga. O joelho dobrado acompanha a ponta do pé, sem cair para dentro.",
  "Alongamento de gastrocnêmio na parede":
    "Apoie as mãos na parede e leve uma perna para trás, com o joelho estendido. Empurre o calcanhar contra o chão e avance o quadril. A ponta do pé de trás aponta para a frente, nunca para fora.",
  "Alongamento de sóleo com joelho flexionado":
    "Diante da parede, com um pé atrás do outro, dobre os dois joelhos. Desça o quadril sobre a perna de trás até sentir a parte baixa da panturrilha. O calcanhar não sai do chão.",
  "Alongamento de panturrilha no degrau":
    "Apoie a parte da frente dos pés na borda do degrau, segurando um corrimão. Deixe um calcanhar descer abaixo do nível do degrau e fique ali. Desça sem solavancos e divida o peso se o tendão reclamar.",
  "Alongamento de tibial anterior ajoelhado":
    "Ajoelhe-se com o dorso dos pés no colchonete e sente-se sobre os calcanhares. Incline o tronco um pouco para trás, apoiando as mãos, até sentir a frente da perna. Quem sente o joelho dobra menos, com uma toalha entre a coxa e a perna.",
};
