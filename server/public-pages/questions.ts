import { html } from "./html.ts";
import type { Section } from "./sections.ts";
import type { LandingView } from "./view.ts";

/** The usual questions of trainers before they begin. Each answer describes the product as it is. */
const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    "Preciso instalar alguma coisa?",
    "Não. Funciona no navegador do computador, do tablet e do celular. No celular, você e seus alunos também podem pôr o ícone na tela de início.",
  ],
  [
    "O aluno paga para usar?",
    "Não. O aluno entra por um convite seu, vê o treino e as avaliações e registra as séries. O plano é só do personal.",
  ],
  [
    "E se não houver sinal na academia?",
    "O treino do dia abre e é registrado sem sinal. O que foi feito é enviado quando o sinal volta.",
  ],
  ["Posso trazer os alunos que já tenho?", "Sim, de uma planilha. Você confere os nomes antes de importar."],
  [
    "Posso trocar de plano ou cancelar?",
    "Sim, na página da sua assinatura. Depois de cancelar, o acesso continua até o fim do período pago, e os dados ficam guardados.",
  ],
  [
    "De quem são os dados?",
    "Seus e dos seus alunos. Cada um pode baixar uma cópia dos próprios dados ou pedir a exclusão, como manda a LGPD.",
  ],
];

export function questions({ kind }: LandingView): Section {
  if (kind !== "platform") return undefined;
  return html`<section id="perguntas"><div class="wide"><h2>Perguntas e respostas</h2><div class="questions">${QUESTIONS.map(
    ([question, answer]) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</div></div></section>`;
}
