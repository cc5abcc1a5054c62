import type { ExerciseTexts } from "./exercise-texts.ts";

export const thighsTexts: ExerciseTexts = {
  "Agachamento livre com barra":
    "Apoie a barra sobre o trapézio, pés na largura dos ombros e pontas um pouco abertas. Inspire, desça até as coxas ficarem paralelas ao chão e suba soltando o ar. Joelhos na direção dos pés e coluna firme; se o tronco tomba, alivie a carga.",
  "Agachamento frontal com barra":
    "Apoie a barra na frente dos ombros, com os cotovelos altos. Desça com o tronco ereto, o mais fundo que os tornozelos permitirem, e suba empurrando o chão. Cotovelos que caem levam as costas junto.",
  "Agachamento no Smith":
    "Com a barra no trapézio, ponha os pés um pouco à frente do corpo. Desça sentando para trás e suba sem travar os joelhos. Ajuste os limitadores e não leve os pés tão à frente que a lombar desencoste da sua curva.",
  "Agachamento goblet com halter":
    "Segure o halter na vertical, junto ao peito, com os cotovelos para baixo. Agache entre as pernas até os cotovelos passarem por dentro dos joelhos. O peso fica próximo do corpo e os calcanhares, no chão.",
  "Agachamento búlgaro com halteres":
    "Apoie o peito do pé de trás no banco e dê um passo à frente com a outra perna. Desça na vertical até o joelho de trás se aproximar do chão e suba pelo calcanhar da frente. A pelve fica nivelada, sem cair para um lado.",
  "Agachamento búlgaro no Smith":
    "Com a barra no trapézio e um pé no banco atrás, ache a distância em que a canela da frente quase não se inclina. Desça e suba pelo trilho, com o tronco estável. Faça primeiro a perna mais fraca.",
  "Agachamento no hack machine":
    "Apoie as costas e os ombros no carrinho, com os pés no meio da plataforma. Destrave, desça até onde o quadril não descola e empurre com o pé inteiro. Não trave os joelhos no alto.",
  "Leg press 45°":
    "Sente-se com a lombar apoiada e os pés na largura dos ombros, no centro da plataforma. Destrave, desça até os joelhos passarem de 90 graus e empurre. Se o quadril enrola para cima, a descida foi longa demais.",
  "Leg press 45° unilateral":
    "Apoie um pé no centro da plataforma e deixe o outro no chão ou no suporte. Desça com o joelho alinhado ao pé e empurre devagar. Comece com menos da metade da carga usada com as duas pernas.",
  "Leg press horizontal":
    "Ajuste o banco para começar com os joelhos dobrados a 90 graus. Empurre a plataforma até quase estender as pernas e retorne sem bater as placas. As costas permanecem no encosto do início ao fim.",
  "Cadeira extensora":
    "Alinhe os joelhos ao eixo da máquina e o rolo acima dos tornozelos. Estenda as pernas, segure um instante e desça em três tempos. Não levante o quadril do assento nem jogue o peso.",
  "Cadeira extensora unilateral":
    "Sentado com as costas apoiadas, trabalhe uma perna e deixe a outra relaxada. Estenda até o fim, contraindo a parte interna acima do joelho, e retorne. Iguale as repetições pelo lado mais fraco.",
  "Afundo com halteres":
    "Em pé, com os halteres ao lado do corpo, afaste os pés em passada longa. Desça na vertical até os dois joelhos dobrarem e suba sem tirar os pés do lugar. O peso fica dividido, e o tronco, ereto.",
  "Afundo no Smith":
    "Com a barra no trapézio, posicione um pé à frente e outro atrás. Desça em linha reta e suba empurrando com a perna da frente. Confira a distância dos pés antes: corrigir no meio da série desequilibra.",
  "Passada com halteres":
    "Caminhe com passos longos, segurando os halteres, e a cada um desça o joelho de trás rumo ao chão. Empurre com a perna da frente e avance direto para o próximo. Passos em linha estreita tiram o equilíbrio: mantenha a largura do quadril.",
  "Passada com barra":
    "Com a barra apoiada no trapézio, avance um passo e dobre os joelhos. Suba já levando a outra perna à frente. Escolha um espaço livre e não deixe o tronco se inclinar com o cansaço.",
  "Avanço reverso com halteres":
    "Em pé, dê um passo para trás e desça até o joelho quase tocar o chão. Volte puxando com a perna da frente, que não saiu do lugar. É mais gentil com o joelho: a canela da frente fica quase na vertical.",
  "Subida no banco com halteres":
    "Segure os halteres e apoie um pé inteiro sobre o banco. Suba até estender o quadril e desça devagar com a mesma perna. O banco alto demais faz o corpo se lançar à frente.",
  "Sissy squat":
    "Prenda os pés no aparelho e mantenha o corpo reto dos joelhos à cabeça. Incline-se para trás dobrando os joelhos e volte contraindo a coxa. Quem tem dor no joelho escolhe outro exercício.",
  "Mesa flexora":
    "Deite-se de bruços, com os joelhos fora da borda e o rolo acima dos calcanhares. Dobre as pernas até perto dos glúteos e estenda com controle. O quadril não sobe da mesa durante a puxada.",
  "Mesa flexora unilateral":
    "Na mesa flexora, trabalhe uma perna e mantenha a outra apoiada. Dobre o joelho até o limite, pare um segundo e retorne. O pé aponta para a frente, sem girar para fora.",
  "Cadeira flexora":
    "Ajuste o encosto para alinhar o joelho ao eixo e prenda a coxa com o apoio. Dobre as pernas para baixo e para trás e deixe subir em três tempos. Fique encostado: avançar o tronco encurta o músculo.",
  "Flexora em pé unilateral":
    "Apoie a coxa na almofada e segure as manoplas, com o tronco levemente inclinado. Leve o calcanhar em direção ao glúteo e desça devagar. A coxa não se afasta do apoio e a lombar não arqueia.",
  "Stiff com barra":
    "Em pé, com a barra rente às coxas e os joelhos quase estendidos, leve o quadril para trás. Desça até sentir a parte de trás da coxa e suba contraindo os glúteos. A barra desliza junto às pernas e as costas não arredondam.",
  "Stiff com halteres":
    "Segure os halteres à frente das coxas e destrave os joelhos. Incline-se pelo quadril até os halteres chegarem ao meio da canela e retorne. O pescoço segue a linha da coluna, sem olhar para o espelho.",
  "Stiff unilateral com halter":
    "Sobre uma perna, com o halter na mão oposta, incline o tronco enquanto a outra perna sobe atrás. Volte quando o corpo formar um T. A pelve fica voltada para o chão: não a deixe abrir.",
  "Levantamento terra romeno com barra":
    "Comece em pé, com a barra nas mãos, joelhos levemente dobrados. Empurre o quadril para trás até a barra passar dos joelhos e suba estendendo-o. Pare a descida onde a coluna deixaria de estar reta.",
  "Bom-dia com barra":
    "Com a barra no trapézio e os joelhos destravados, incline o tronco levando o quadril para trás. Desça até uns 45 graus e volte. Use pouca carga, porque o braço de alavanca sobre a lombar é grande.",
  "Flexão nórdica":
    "Ajoelhe-se com os tornozelos presos e o corpo reto. Desça à frente o mais devagar possível e ampare-se com as mãos no fim. O quadril não dobra; empurre o chão de leve para voltar.",
  "Flexão de joelhos com bola suíça":
    "De costas, apoie os calcanhares na bola e eleve o quadril. Puxe a bola em direção aos glúteos dobrando os joelhos e estenda de novo. O quadril continua alto a série inteira.",
};
