import type { ExerciseTexts } from "./exercise-texts.ts";

export const hipsAndCalvesTexts: ExerciseTexts = {
  "Elevação pélvica com barra":
    "Apoie as escápulas no banco e a barra, com proteção, sobre a dobra do quadril. Suba até o tronco ficar paralelo ao chão, apertando os glúteos, e desça sem sentar. O queixo fica recolhido e as costelas baixas, para não arquear a lombar.",
  "Elevação pélvica na máquina":
    "Ajuste o apoio sobre o quadril e as costas no encosto, com os pés na plataforma. Empurre a carga para cima até estender o quadril e pare um segundo. Se a coxa da frente queimar mais que o glúteo, afaste os pés.",
  "Elevação pélvica unilateral no solo":
    "De costas, apoie um pé no chão e mantenha o outro joelho junto ao peito. Suba o quadril com a perna apoiada e desça devagar. A bacia permanece nivelada, sem pender para o lado livre.",
  "Glúteo na polia baixa com caneleira":
    "De frente para a polia, com a tornozeleira presa, segure o aparelho e incline um pouco o tronco. Leve a perna para trás até sentir o glúteo e volte sem tocar o chão. O movimento termina antes de a lombar arquear.",
  "Glúteo quatro apoios com caneleira":
    "Em quatro apoios, com a caneleira no tornozelo, eleve a perna dobrada ou estendida até a linha do tronco. Desça sem encostar o joelho no chão. Abdômen firme, para a bacia não girar.",
  "Glúteo na máquina (coice)":
    "Apoie o tronco e ponha um pé na plataforma. Empurre para trás e para cima até estender o quadril e retorne com controle. Não jogue a perna: a carga deve parar sem bater.",
  "Cadeira abdutora":
    "Sente-se com as costas apoiadas e as almofadas por fora dos joelhos. Abra as pernas até o limite confortável, segure e feche devagar. As placas não se tocam entre as repetições.",
  "Cadeira abdutora com tronco inclinado":
    "Na cadeira abdutora, avance o quadril para a ponta do banco e incline o tronco à frente. Abra as pernas com força e resista na volta. As costas ficam retas, com as mãos apoiadas no aparelho.",
  "Abdução de quadril na polia baixa":
    "De lado para a polia, com a tornozeleira na perna de fora, segure-se no aparelho. Afaste a perna do corpo e retorne até cruzar levemente a linha do meio. O tronco não se inclina para o lado do apoio.",
  "Abdução de quadril em decúbito lateral":
    "Deite-se de lado, com a perna de baixo dobrada e a caneleira na de cima. Eleve a perna estendida um pouco para trás, com o calcanhar à frente da ponta do pé. Subir além de 45 graus gira a bacia e muda o músculo.",
  "Agachamento sumô com halter":
    "Com os pés bem afastados e as pontas abertas, segure o halter pendente entre as pernas. Desça com o tronco ereto até as coxas ficarem paralelas ao chão e suba. Os joelhos acompanham as pontas dos pés, sem fechar.",
  "Levantamento terra sumô com barra":
    "Afaste os pés além dos ombros, com as pontas abertas, e segure a barra por dentro das pernas. Empurre o chão abrindo os joelhos e fique ereto. O quadril não sobe antes da barra.",
  "Cadeira adutora":
    "Sente-se com as almofadas por dentro dos joelhos e uma abertura confortável. Feche as pernas, aperte por um segundo e abra em três tempos. Não deixe o peso esticar a virilha de repente.",
  "Adução de quadril na polia baixa":
    "De lado para a polia, prenda a tornozeleira na perna mais próxima. Puxe-a à frente da perna de apoio e volte devagar. Segure-se no aparelho e mantenha a bacia de frente.",
  "Adução de quadril em decúbito lateral":
    "Deitado de lado, cruze a perna de cima à frente e deixe a de baixo estendida, com a caneleira. Eleve a de baixo alguns centímetros e desça sem relaxar. O pé fica paralelo ao chão.",
  "Leg press 45° com pés afastados":
    "Apoie os pés na parte alta da plataforma, além da largura dos ombros e com as pontas abertas. Desça com os joelhos seguindo os pés e empurre. A lombar fica no encosto, mesmo no ponto mais baixo.",
  "Panturrilha em pé na máquina":
    "Com os ombros sob os apoios, ponha a parte da frente dos pés na plataforma. Desça os calcanhares até alongar e suba o mais alto que puder. Os joelhos ficam estendidos, sem hiperextensão, e não há quique embaixo.",
  "Panturrilha sentado na máquina":
    "Sente-se com o apoio logo acima dos joelhos e as pontas dos pés na base. Suba os calcanhares, segure um segundo e desça até alongar. O joelho dobrado dirige o esforço ao sóleo: capriche na amplitude.",
  "Panturrilha no leg press 45°":
    "Com as pernas quase estendidas, apoie só a parte da frente dos pés na borda da plataforma. Empurre com as pontas e deixe voltar devagar. Mantenha as travas de segurança no lugar e os joelhos parados.",
  "Panturrilha no Smith com step":
    "Ponha um step sob a barra, apoie-a no trapézio e fique na ponta dos pés sobre a borda. Suba e desça em toda a amplitude, contando dois segundos embaixo. O peso fica sobre o dedão, para o pé não virar para fora.",
  "Panturrilha unilateral no degrau com halter":
    "Na borda do degrau, sobre um pé, segure o halter de um lado e o corrimão do outro. Desça o calcanhar abaixo do degrau e suba até a ponta. Faça devagar: o impulso usa o tendão, e não o músculo.",
  "Panturrilha burrinho":
    "Incline o tronco no apoio da máquina, com a carga sobre o quadril. Desça os calcanhares e suba com os joelhos estendidos. As costas ficam retas e o quadril não se mexe.",
};
