import type { ExerciseTexts } from "./exercise-texts.ts";

export const functionalTexts: ExerciseTexts = {
  "Agachamento com peso corporal":
    "Em pé, afaste os pés na largura dos ombros e estenda os braços à frente. Sente-se para trás até as coxas ficarem paralelas ao chão e suba empurrando o chão. Os calcanhares não saem do lugar e os joelhos não se aproximam.",
  "Agachamento com salto":
    "Agache até a metade, com os braços para trás, e salte estendendo o corpo inteiro. Amorteça a queda na ponta dos pés e já desça para a próxima repetição. Caia sem barulho; joelhos que se juntam na aterrissagem pedem uma pausa.",
  "Agachamento isométrico na parede":
    "Encoste as costas na parede e desça até os joelhos formarem 90 graus. Sustente a posição com o peso nos calcanhares e a respiração solta. Não apoie as mãos nas coxas nem prenda o ar.",
  "Agachamento no TRX":
    "Segure as alças com os braços à frente e o corpo ereto. Agache levando o quadril para trás e use as alças só para equilibrar. Se os braços puxarem mais que as pernas, diminua a descida.",
  "Agachamento unilateral no banco":
    "De costas para o banco, tire um pé do chão e estenda a perna à frente. Sente-se devagar com a outra perna e levante sem impulso. Se o joelho de apoio tremer para dentro, use um banco mais alto.",
  "Sentar e levantar da cadeira":
    "Sente-se na metade da frente da cadeira, com os pés sob os joelhos. Incline o tronco, levante sem usar as mãos e volte a sentar contando até três. Deixar-se cair no assento desperdiça metade do exercício.",
  "Avanço com peso corporal":
    "Dê um passo longo à frente e desça até os dois joelhos dobrarem perto de 90 graus. Empurre o chão com o calcanhar da frente e volte. O tronco fica alto e o joelho da frente segue a ponta do pé.",
  "Avanço lateral com deslizador":
    "Com um pé sobre o disco, deslize-o para o lado enquanto dobra a outra perna. Puxe o disco de volta apertando a parte interna da coxa. O peso fica na perna de apoio, com o tornozelo e o joelho alinhados.",
  "Subida no step":
    "Apoie o pé inteiro no step e suba estendendo a perna. Desça com controle, sempre pelo mesmo lado, e troque ao fim da série. Não se impulsione com o pé que ficou no chão.",
  "Salto na caixa":
    "De frente para a caixa, agache, balance os braços e salte com os dois pés. Caia no centro dela em meio agachamento, estenda o corpo e desça andando. Escolha uma altura que permita cair macio, sem encolher os joelhos ao peito.",
  "Salto lateral sobre barreira":
    "De lado para a barreira, com os joelhos semiflexionados, salte por cima dela com os pés juntos. Absorva a queda e volte de imediato para o outro lado. O tronco não balança e os tornozelos não viram para fora.",
  "Swing com kettlebell":
    "Com o kettlebell à frente, incline-se pelo quadril e leve-o entre as pernas. Estenda o quadril com força e deixe o peso subir até a altura do peito. Os braços só conduzem: não é uma elevação frontal nem um agachamento.",
  "Levantamento turco com kettlebell":
    "Deitado, com o kettlebell no alto e o joelho do mesmo lado dobrado, apoie-se no cotovelo e depois na mão. Eleve o quadril, passe a perna por baixo e fique em pé; volte pelo mesmo caminho. O olhar não larga o peso, e o braço permanece na vertical.",
  "Arranque unilateral com kettlebell":
    "Balance o kettlebell entre as pernas e estenda o quadril para que ele suba perto do corpo. No alto, enfie a mão na alça e pare com o braço estendido. Pancada no antebraço é sinal de que o peso fez um arco longe demais.",
  "Clean com kettlebell":
    "A partir do balanço, puxe o kettlebell rente ao corpo até apoiá-lo no antebraço, com o cotovelo junto às costelas. Desça pelo mesmo trajeto e repita. A mão fica solta na subida para que a bola gire sem bater.",
  "Thruster com halteres":
    "Com os halteres nos ombros, agache até as coxas ficarem paralelas ao chão. Suba com força e use o impulso para estender os braços acima da cabeça. Deixe o abdômen firme para a lombar não arquear no fim.",
  Burpee:
    "Agache, apoie as mãos no chão e lance os pés para trás até a prancha. Encoste o peito, recolha os pés e salte com os braços para o alto. Quem perde o alinhamento do quadril troca o salto por um passo.",
  Polichinelo:
    "Em pé, com os pés juntos, salte abrindo as pernas e elevando os braços pelos lados. Salte de novo para fechar. Pise com a parte da frente do pé e mantenha os joelhos destravados.",
  "Escalador (mountain climber)":
    "Na posição de prancha com os braços estendidos, leve um joelho em direção ao peito e troque as pernas em ritmo de corrida. Os ombros ficam sobre as mãos. O quadril não sobe: se subir, corra mais devagar.",
  "Deslocamento do urso":
    "Em quatro apoios, eleve os joelhos dois dedos do chão. Avance mão e pé opostos ao mesmo tempo, com passos curtos. Mantenha as costas como uma mesa, sem rebolar de um lado para o outro.",
  "Deslocamento lateral com miniband":
    "Com a miniband acima dos joelhos ou nos tornozelos, fique em meio agachamento. Dê passos para o lado sem juntar os pés por completo. Os joelhos continuam abertos contra a faixa e o tronco não oscila.",
  "Ponte de glúteos com miniband":
    "De costas, com a miniband acima dos joelhos e os pés no chão, eleve o quadril até alinhar tronco e coxas. No alto, afaste os joelhos contra a faixa por um segundo. A força vem dos glúteos: a lombar não precisa arquear.",
  "Concha com miniband (ostra)":
    "Deite-se de lado, com os joelhos dobrados e a miniband acima deles. Com os calcanhares unidos, abra o joelho de cima e feche devagar. A pelve não rola para trás; a abertura pode ser pequena.",
  "Remada no TRX":
    "Segure as alças, incline o corpo para trás e estenda os braços. Puxe o peito até as mãos, com os cotovelos junto ao tronco. O corpo sobe como uma tábua, sem o quadril cair.",
  "Flexão de braços no TRX":
    "De costas para a ancoragem, segure as alças à frente do peito e incline-se. Dobre os cotovelos até as mãos ficarem ao lado do peito e empurre. Quanto mais perto do chão, mais firme deve estar o abdômen.",
  "Remada renegada com halteres":
    "Na prancha, com as mãos sobre os halteres e os pés afastados, puxe um deles até o quadril. Apoie e troque de lado. O desafio é não girar a bacia enquanto o braço sobe.",
  "Arremesso de medicine ball na parede":
    "A um passo da parede, segure a bola no peito e agache. Suba com força, lance a bola para o alto e receba-a já descendo. Olhe para a bola e amorteça com as pernas, não com as costas.",
  "Arremesso de medicine ball no solo":
    "Eleve a bola acima da cabeça, na ponta dos pés. Contraia o abdômen e arremesse-a contra o chão, à frente dos pés. Dobre o quadril e os joelhos ao pegar a bola, em vez de curvar a lombar.",
  "Rotação de tronco com medicine ball":
    "Sentado, incline o tronco um pouco para trás, com a bola junto ao peito. Gire de um lado para o outro, levando os ombros junto com a bola. O peito continua aberto: mover só os braços não trabalha o tronco.",
  "Ondulação com corda naval":
    "Em meio agachamento, segure uma ponta da corda em cada mão. Suba e desça os braços alternados, criando ondas contínuas até a ancoragem. Mantenha os ombros baixos e a coluna firme quando o fôlego faltar.",
  "Empurrar trenó":
    "Segure as hastes com os braços estendidos e incline o corpo a partir dos tornozelos. Empurre com passadas fortes, apoiando a parte da frente do pé. As costas ficam retas; um trenó pesado demais arredonda a coluna.",
  "Equilíbrio em tandem no solo":
    "Perto de um apoio, coloque um pé à frente do outro, com o calcanhar tocando a ponta do pé de trás. Sustente com o tronco alto e o olhar fixo, e troque o pé da frente. Se balançar demais, afaste um pouco os pés.",
  "Equilíbrio unipodal no solo":
    "Perto de um apoio, tire um pé do chão e fique sobre o outro, com o joelho levemente dobrado. Sustente com o olhar fixo e o quadril nivelado, e troque de lado. Toque o apoio com um dedo antes de perder o equilíbrio.",
  "Equilíbrio unipodal na espuma":
    "Apoie um pé no centro da almofada, perto de um suporte, e tire o outro do chão. Sustente com o joelho levemente dobrado e o olhar fixo. Só passe a ela depois de sustentar 15 segundos no solo de cada lado.",
  "Equilíbrio unipodal no disco":
    "Apoie um pé no centro do disco, perto de um suporte, e tire o outro do chão. Sustente o equilíbrio com o joelho levemente dobrado e o olhar fixo. O arco do pé se mantém ativo, sem o tornozelo desabar para dentro.",
  "Escada de agilidade":
    "Entre na escada com um pé de cada vez, tocando dois apoios em cada quadro. Acelere quando a sequência estiver limpa e mude o desenho a cada passagem. Pise leve, com o tronco estável e os olhos adiante, e não nos pés.",
};
