import type { ExerciseTexts } from "./exercise-texts.ts";

export const chestTexts: ExerciseTexts = {
  "Supino reto com barra":
    "Deite-se com os olhos sob a barra, pés no chão e escápulas juntas; segure um pouco além da largura dos ombros. Desça até a linha dos mamilos e empurre até estender os braços. Não quique a barra no peito nem tire o quadril do banco.",
  "Supino reto com halteres":
    "Deitado, leve os halteres para cima do peito, com as palmas voltadas para os pés. Desça abrindo os cotovelos a uns 60 graus do tronco e empurre aproximando os halteres. Evite descer além do que o ombro aceita sem rodar para a frente.",
  "Supino reto na máquina":
    "Ajuste o banco para as manoplas ficarem na altura do meio do peito e encoste as costas. Empurre até quase estender os cotovelos e volte devagar. As escápulas seguem apoiadas: não lance os ombros no fim.",
  "Supino reto no Smith":
    "Posicione o banco para a barra descer na linha dos mamilos e destrave com um giro dos punhos. Baixe até perto do peito e suba sem travar os cotovelos. Confira os limitadores antes da série, pois o trilho não perdoa um erro de posição.",
  "Supino inclinado com barra":
    "Com o banco entre 30 e 45 graus, segure a barra pouco além dos ombros. Desça até a parte alta do peito e empurre na vertical. Um banco muito inclinado transfere o trabalho para os ombros.",
  "Supino inclinado com halteres":
    "Sente-se no banco inclinado, apoie os halteres nas coxas e deite-se levando-os aos ombros. Empurre para o alto, sobre a clavícula, e desça até alongar o peito. Mantenha a lombar próxima do encosto.",
  "Supino inclinado na máquina articulada":
    "Regule o assento para as pegadas ficarem na altura da parte alta do peito. Empurre para cima e para a frente e controle o retorno das anilhas. Não encolha os ombros quando o esforço aumentar.",
  "Supino declinado com barra":
    "Prenda as pernas no banco declinado e receba a barra com os braços estendidos. Desça até a base do peito e empurre na mesma linha. Peça ajuda para retirar a barra, porque a cabeça fica abaixo do corpo.",
  "Supino declinado com halteres":
    "Com as pernas presas, segure os halteres ao lado da base do peito. Empurre para o alto sem bater um no outro e desça em dois ou três tempos. Ao terminar, entregue os pesos ou apoie-os nas coxas antes de subir o tronco.",
  "Crucifixo reto com halteres":
    "Deitado, segure os halteres sobre o peito com os cotovelos levemente dobrados. Abra os braços em arco até a altura do banco e feche como num abraço. O ângulo do cotovelo não muda: se mudar, virou supino.",
  "Crucifixo inclinado com halteres":
    "No banco a 30 graus, comece com os halteres acima da clavícula. Abra em arco até sentir a parte alta do peito e retorne pelo mesmo caminho. Use menos peso que no reto para poupar a frente do ombro.",
  "Voador frontal (peck deck)":
    "Ajuste o banco para os cotovelos ficarem na altura dos ombros e apoie as costas. Feche os braços à frente do peito, segure um segundo e abra com controle. Não deixe a máquina puxar os braços para trás do corpo.",
  "Crossover na polia alta":
    "Entre as polias, dê um passo à frente e incline o tronco, com os cotovelos semiflexionados. Puxe para baixo e para o centro até as mãos se encontrarem diante do quadril. O tronco não balança para ajudar.",
  "Crossover na polia média":
    "Com as polias na altura dos ombros, avance um pé e abra os braços. Leve as mãos à frente do peito apertando o meio dele. Mantenha os ombros baixos e pare o retorno na linha do corpo.",
  "Crossover na polia baixa":
    "Segure os estribos com as polias embaixo e as palmas para a frente. Suba as mãos em arco até a altura do queixo, aproximando-as. Não arqueie a lombar nem transforme o gesto em rosca.",
  "Flexão de braços no solo":
    "Apoie as mãos um pouco além dos ombros e alinhe o corpo da cabeça aos pés. Desça até o peito quase tocar o chão e empurre. Os cotovelos apontam para trás em diagonal, e o quadril acompanha o tronco.",
  "Flexão de braços com joelhos apoiados":
    "Apoie as mãos e os joelhos e forme uma linha reta dos ombros aos joelhos. Dobre os cotovelos levando o peito ao chão e retorne. Dobrar o quadril para trás deixa o exercício fácil e sem efeito.",
  "Flexão de braços com mãos elevadas no banco":
    "Ponha as mãos na borda de um banco firme e caminhe com os pés para trás. Desça o peito até o banco, com o corpo reto, e empurre. Quanto mais alto o apoio, mais leve fica; comece por onde a forma se mantém.",
  "Mergulho nas barras paralelas":
    "Suspenda o corpo com os braços estendidos e incline o tronco à frente. Desça até os cotovelos chegarem a 90 graus e suba empurrando as barras. Descer mais que isso sobrecarrega a frente do ombro.",
  "Pullover com halter":
    "Deitado no banco, segure um halter com as duas mãos sobre o peito. Leve-o para trás da cabeça com os cotovelos quase fixos e volte até a linha dos olhos. As costelas não sobem quando o peso desce.",
};
