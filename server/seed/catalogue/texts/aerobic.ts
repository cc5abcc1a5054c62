import type { ExerciseTexts } from "./exercise-texts.ts";

export const aerobicTexts: ExerciseTexts = {
  "Caminhada na esteira":
    "Comece devagar e aumente até um ritmo em que se consegue conversar. Pise com o calcanhar, role até os dedos e balance os braços. Solte as barras: segurar-se nelas muda a postura e reduz o gasto.",
  "Caminhada inclinada na esteira":
    "Eleve a inclinação aos poucos e diminua a velocidade até achar um passo firme. Empurre o chão para trás, com o tronco só levemente à frente. Quem precisa se pendurar no painel deve baixar a inclinação.",
  "Corrida na esteira":
    "Aqueça caminhando e passe ao trote, no centro da lona. Mantenha passos curtos e leves, com os ombros soltos e o olhar adiante. Reduza a velocidade antes de descer; não salte para as bordas.",
  "Corrida intervalada na esteira":
    "Depois do aquecimento, alterne trechos fortes e trechos de recuperação pelo tempo prescrito. Mude a velocidade pelo painel alguns segundos antes de cada trecho. Se a técnica se perde no fim do tiro, a velocidade está alta.",
  "Caminhada ao ar livre":
    "Escolha um trajeto plano e um tênis confortável e caminhe em ritmo constante. Deixe os cotovelos dobrados e os braços acompanharem o passo. Com calor forte, leve água e procure a sombra.",
  "Caminhada e trote alternados":
    "Intercale minutos de caminhada rápida e minutos de trote leve. O trote é lento o bastante para dizer uma frase inteira. Volte a caminhar antes de perder o fôlego, e não depois.",
  "Corrida contínua na rua":
    "Corra em ritmo estável por todo o percurso, com a cadência solta e a pisada perto do corpo. Use os primeiros dez minutos para aquecer. Dor que muda a passada encerra o treino do dia.",
  "Tiros na pista":
    "Aqueça bem, faça alguns educativos e largue progressivamente em cada tiro. Corra a distância no ritmo pedido e caminhe ou trote na pausa. Pare a série se o tempo cair muito ou se um músculo repuxar.",
  "Tiros em subida":
    "Suba a ladeira com passos curtos, joelhos altos e braços ativos. Desça caminhando para se recuperar. Incline o corpo todo desde os tornozelos, sem dobrar a cintura.",
  "Bicicleta ergométrica vertical":
    "Ajuste o banco para o joelho ficar quase estendido com o pedal embaixo. Pedale em cadência regular, com a carga indicada e as mãos leves no guidão. Quadril que balança no selim mostra um banco alto demais.",
  "Bicicleta ergométrica horizontal":
    "Regule o assento para não travar o joelho na perna estendida e encoste as costas. Pedale empurrando com o pé inteiro, em ritmo constante. Não deslize para a frente no assento durante o esforço.",
  "Ciclismo indoor":
    "Ajuste banco e guidão, prenda os pés e pedale com o quadril estável. Siga as mudanças de carga e de cadência, sentado e em pé. Nunca pedale rápido sem carga: a roda conduz a perna e força o joelho.",
  "Tiros na air bike":
    "Empurre e puxe as hastes junto com as pernas, acelerando até o esforço pedido. No intervalo, pedale solto. Mantenha o tronco firme para que a força não vire balanço de ombros.",
  "Ciclismo na rua":
    "Use capacete e luzes, confira os freios e escolha uma via segura. Gire entre 70 e 90 pedaladas por minuto e troque as marchas antes das subidas. Alivie as mãos com frequência e mantenha os cotovelos macios.",
  Elíptico:
    "Suba com o aparelho parado e apoie o pé inteiro nas plataformas. Empurre e puxe as hastes em ritmo com as pernas, com o corpo ereto. Não tire os calcanhares do apoio nem se debruce sobre o painel.",
  "Escada ergométrica":
    "Suba degrau por degrau com o pé inteiro, em velocidade que se sustente. As mãos tocam o corrimão só para o equilíbrio. Apoiar o peso nos braços tira o trabalho das pernas e curva as costas.",
  "Remo ergométrico":
    "Prenda os pés, segure o puxador e comece com as canelas na vertical. Empurre com as pernas, depois incline o tronco e por fim puxe até as costelas; volte na ordem inversa. A coluna não arredonda no começo da remada.",
  "Simulador de esqui":
    "Em pé diante do aparelho, segure as alças acima da cabeça. Puxe-as para baixo e para trás, dobrando o quadril e os joelhos, e volte estendendo o corpo. A força começa no abdômen, antes dos braços.",
  "Pular corda":
    "Regule a corda para que as pontas cheguem às axilas. Salte baixo, com os dois pés, girando a corda pelos punhos. Aterrisse na parte da frente do pé e evite pulos altos, que sobrecarregam a canela.",
  "Natação no estilo crawl":
    "Deslize com o corpo alongado na superfície e alterne as braçadas, com a pernada contínua. Gire o rosto para respirar junto com o rolamento do tronco. Erguer a cabeça para a frente afunda o quadril.",
  "Corrida na água (deep running)":
    "Com o colete flutuador e a água na altura do pescoço, corra sem tocar o fundo. Suba os joelhos, leve a perna para trás e mova os braços como na terra. O tronco fica quase na vertical, sem pedalar sentado.",
  Hidroginástica:
    "Com a água na altura do peito, faça os movimentos da aula em toda a amplitude. Aumente a velocidade ou use os flutuadores para intensificar. Mantenha os pés firmes no fundo nas mudanças de direção e hidrate-se, mesmo sem sentir o suor.",
};
