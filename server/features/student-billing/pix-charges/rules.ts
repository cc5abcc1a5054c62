export const NO_PIX = { detail: "Seu personal ainda não recebe por Pix automático. Combine com ele como pagar." };
export const NO_ANSWER = {
  detail: "A operadora não gerou o Pix agora. Tente de novo em alguns minutos ou pague de outra forma.",
};
