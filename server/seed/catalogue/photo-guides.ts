export const photoGuides = [
  {
    name: "Antes das fotos: ambiente, câmera e aluno",
    description: `Escolha uma parede lisa e clara, com luz de frente e sem janela atrás do aluno. Se puder, pendure um fio de prumo ao lado dele: é a vertical de referência.

Apoie a câmera em um tripé, na altura do umbigo, a cerca de três metros, sem zoom e na vertical. Marque no chão o lugar dos pés e o da câmera, para repetir na próxima avaliação.

Peça roupa justa ou traje de banho, cabelo preso e pés descalços. O aluno fica à vontade, respira e olha para a frente: não corrija a postura. Explique para que servem as fotos e só fotografe com o consentimento dele.`,
  },
  {
    name: "Frontal",
    description: `De frente para a câmera, pés na marca, paralelos e na largura do quadril, braços soltos ao lado do corpo, olhar no horizonte.

Enquadre da cabeça aos pés, com uma sobra em cima e embaixo. O centro do corpo fica no centro da foto.

Observe depois: altura dos ombros, espaço entre braços e tronco, altura da pelve, joelhos e apoio dos pés.`,
  },
  {
    name: "Perfil esquerdo e perfil direito",
    description: `De lado para a câmera, braços soltos, peso igual nos dois pés. No perfil esquerdo, o lado esquerdo do corpo está voltado para a câmera.

O maléolo lateral deve ficar logo à frente da linha do prumo. Não peça para "encolher a barriga" nem para "endireitar as costas".

Observe depois: posição da cabeça, ombros, curvas da coluna, pelve e joelhos em relação à vertical.`,
  },
  {
    name: "Perfil em flexão",
    description: `De lado para a câmera, o aluno inclina o tronco à frente devagar, joelhos estendidos e braços soltos em direção ao chão, até onde vai sem dor.

Faça a foto na posição final, dos dois lados. Mantenha a câmera na mesma altura das fotos em pé.

Observe depois: o contorno da coluna, a posição da pelve e o encurtamento da cadeia posterior. Interrompa se houver dor ou formigamento.`,
  },
  {
    name: "Dorsal",
    description: `De costas para a câmera, pés na marca, braços soltos, cabelo preso acima da nuca.

Enquadre como na frontal. Confira se a luz não faz sombra de um lado só das costas: ela parece assimetria.

Observe depois: altura dos ombros e das escápulas, alinhamento da coluna, altura da pelve, joelhos e calcanhares.`,
  },
  {
    name: "Apoio em um pé só",
    description: `De frente para a câmera, o aluno apoia um pé e eleva o outro, joelho flexionado à altura do quadril, mãos na cintura. Uma foto para cada perna de apoio.

Espere ele se estabilizar antes de fotografar e fique por perto, para segurança.

Observe depois: queda da pelve do lado elevado (sinal de Trendelenburg), joelho para dentro e inclinação do tronco.`,
  },
  {
    name: "Mãos na cintura e braços elevados",
    description: `Com as mãos na cintura, cotovelos no plano do corpo: uma foto de frente e uma de costas. Com os braços elevados ao lado da cabeça, palmas para dentro: de frente, de costas e dos dois perfis.

Peça para elevar os braços até onde vai sem compensar e sem dor.

Observe depois: bordas e rotação das escápulas, elevação dos ombros, e se a lombar arqueia para os braços subirem.`,
  },
  {
    name: "Flexão do tronco de costas (teste de Adams)",
    description: `De costas para a câmera, pés juntos, joelhos estendidos, palmas unidas, o aluno inclina o tronco até as costas ficarem na horizontal.

Coloque a câmera na altura das costas, para ver os dois lados do tórax de trás.

Observe depois: um lado mais alto que o outro sugere rotação da coluna. É um rastreio: diante de uma elevação evidente, encaminhe a um médico.`,
  },
  {
    name: "Agachamento",
    description: `Pés na largura dos ombros, braços à frente ou elevados, sempre do mesmo modo em todas as avaliações. O aluno desce devagar até onde mantém os calcanhares no chão.

Fotografe no ponto mais baixo: de frente, de costas e dos dois perfis.

Observe depois: joelhos para dentro, calcanhares que sobem, inclinação do tronco e arredondamento da lombar.`,
  },
  {
    name: "Teste de Thomas",
    description: `Deitado na ponta da maca, o aluno abraça um joelho junto ao peito e deixa a outra perna solta para fora. A lombar fica apoiada.

Fotografe de lado, na altura da maca, uma vez para cada perna: no teste esquerdo, a perna solta é a esquerda.

Observe depois: coxa que não chega à horizontal sugere iliopsoas encurtado; joelho que se estende, reto femoral; perna que se afasta, tensor da fáscia lata.`,
  },
  {
    name: "Elevação da perna estendida (isquiotibiais)",
    description: `Deitado de costas, uma perna apoiada e estendida, eleve a outra com o joelho estendido até a primeira resistência firme, sem que a pelve gire.

Fotografe de lado, na altura da maca, uma vez para cada perna.

Observe depois: o ângulo da coxa com a maca e a diferença entre os lados. Dor que desce pela perna é motivo para parar e encaminhar.`,
  },
  {
    name: "Sentado",
    description: `Em um banco sem encosto, pés apoiados, joelhos e quadris a cerca de 90 graus, mãos sobre as coxas, como o aluno costuma sentar.

Fotografe de costas e dos dois perfis, com a câmera na altura do tronco.

Observe depois: curva da lombar, posição da pelve, dos ombros e da cabeça, e inclinações para um dos lados.`,
  },
  {
    name: "Pés",
    description: `Descalço, peso igual nos dois pés, sobre um piso liso. Apoie a câmera quase no chão, a cerca de um metro.

Faça uma foto de frente e uma de trás, enquadrando dos dedos ao meio das pernas.

Observe depois: altura do arco, desvio dos dedos e, de trás, a linha do calcanhar em relação ao tendão.`,
  },
] as const;
