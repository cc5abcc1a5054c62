import type { ExerciseTexts } from "./exercise-texts.ts";

export const armsTexts: ExerciseTexts = {
  "Rosca direta com barra reta":
    "Em pé, segure a barra com as palmas para cima, na largura dos ombros. Dobre os cotovelos até a barra chegar ao peito e desça estendendo os braços. Os cotovelos ficam ao lado do corpo e o tronco não balança.",
  "Rosca direta com barra W":
    "Pegue a barra na parte inclinada, com os punhos em posição confortável. Suba até a altura dos ombros, aperte e controle a descida inteira. Se a lombar entrar na subida, a carga passou do ponto.",
  "Rosca direta na polia baixa":
    "De frente para a polia, segure a barra e afaste-se meio passo. Dobre os cotovelos sem movê-los do lugar e retorne sem que as placas se encostem. Mantenha os ombros para trás quando o cabo puxar.",
  "Rosca alternada com halteres":
    "Com um halter em cada mão e as palmas para dentro, suba um braço girando a palma para cima. Desça desfazendo o giro e troque de lado. Espere o braço terminar a descida antes de começar o outro.",
  "Rosca martelo com halteres":
    "Segure os halteres com as palmas voltadas uma para a outra. Dobre os cotovelos mantendo os polegares para cima e desça devagar. Os punhos ficam retos e os cotovelos não avançam.",
  "Rosca martelo na polia com corda":
    "Prenda a corda na polia baixa e segure as pontas com as palmas frente a frente. Suba até os polegares se aproximarem dos ombros e volte com controle. Não incline o tronco para trás no fim da série.",
  "Rosca Scott com barra W":
    "Apoie a parte de trás dos braços no banco, com as axilas na borda. Suba a barra até o antebraço ficar quase na vertical e desça sem soltar. Pare um pouco antes de estender tudo, pois ali o cotovelo sofre mais.",
  "Rosca Scott na máquina":
    "Ajuste o banco para os cotovelos alinharem com o eixo da máquina. Puxe as manoplas até perto dos ombros e retorne em três tempos. Os braços não descolam da almofada.",
  "Rosca concentrada com halter":
    "Sentado, apoie o cotovelo na parte interna da coxa e deixe o halter pendente. Dobre o braço até perto do ombro e alongue por completo. A coxa só serve de apoio: ela não empurra o cotovelo.",
  "Rosca inclinada com halteres":
    "Deite-se no banco a uns 60 graus e solte os braços para trás da linha do corpo. Suba os halteres sem adiantar os cotovelos e desça até alongar o bíceps. Reduza o peso: nesta posição o músculo começa esticado.",
  "Rosca spider com halteres":
    "De bruços no banco inclinado, deixe os braços pendentes à frente. Dobre os cotovelos até os halteres chegarem à altura dos ombros. O braço permanece na vertical, como um pêndulo parado.",
  "Rosca inversa com barra W":
    "Segure a barra com as palmas para baixo e os polegares por cima ou por baixo dela. Suba até o antebraço passar da horizontal e retorne devagar. Punhos firmes: eles não caem com o peso.",
  "Tríceps na polia com corda":
    "De frente para a polia alta, segure a corda com os cotovelos junto ao corpo. Estenda os braços e afaste as pontas embaixo; volte até os antebraços passarem da horizontal. Os ombros não rolam para a frente.",
  "Tríceps na polia com barra reta":
    "Segure a barra com as palmas para baixo e os cotovelos fixos nas costelas. Empurre até estender e retorne até 90 graus. Debruçar-se sobre a barra usa o peso do corpo no lugar do tríceps.",
  "Tríceps na polia com pegada inversa":
    "Com as palmas para cima, segure a barra na largura dos ombros. Estenda os cotovelos puxando a barra até as coxas e suba com calma. Use carga menor, que o punho suporte reto.",
  "Tríceps testa com barra W":
    "Deitado, segure a barra sobre os ombros, com os braços na vertical. Dobre só os cotovelos até a barra chegar perto da testa e estenda. Os cotovelos apontam para o teto e não se abrem.",
  "Tríceps testa com halteres":
    "Deite-se com um halter em cada mão, palmas frente a frente. Desça os halteres ao lado da cabeça e volte a estender os braços. Cada lado desce no mesmo ritmo, sem mexer os ombros.",
  "Tríceps francês unilateral com halter":
    "Sentado ou em pé, eleve um halter com o braço estendido. Dobre o cotovelo levando o peso para trás da cabeça e suba. A outra mão segura o braço para que o cotovelo não fuja para o lado.",
  "Tríceps francês bilateral com halter":
    "Sentado com as costas apoiadas, segure um halter com as duas mãos acima da cabeça. Desça-o atrás da nuca e estenda os cotovelos. Mantenha o abdômen firme para a lombar não se afastar do encosto.",
  "Tríceps francês na polia com corda":
    "De costas para a polia baixa, leve a corda para trás da cabeça, com um pé à frente. Estenda os braços para o alto e retorne até sentir o tríceps alongar. O tronco fica parado, levemente inclinado.",
  "Tríceps coice com halter":
    "Apoie uma mão no banco, incline o tronco e alinhe o braço com as costas. Estenda o cotovelo para trás e volte a 90 graus. O braço não desce entre as repetições.",
  "Tríceps coice na polia":
    "De frente para a polia baixa, incline o tronco e mantenha o braço rente ao corpo. Empurre o estribo para trás até estender e retorne com controle. Pouca carga e um segundo de pausa valem mais que impulso.",
  "Tríceps no banco":
    "Apoie as mãos na borda do banco, com os dedos para a frente e o quadril próximo dele. Desça até os cotovelos dobrarem a 90 graus e empurre. Os ombros não sobem; dobre os joelhos se doer na frente do ombro.",
  "Tríceps na máquina":
    "Sente-se com as costas apoiadas e os cotovelos alinhados ao eixo. Empurre as manoplas até estender os braços e volte sem descansar as placas. Os cotovelos ficam próximos do tronco.",
  "Supino fechado com barra":
    "Deitado, segure a barra na largura dos ombros, não mais perto que isso. Desça até a base do peito com os cotovelos junto ao corpo e empurre. Mãos coladas uma na outra castigam os punhos.",
};
