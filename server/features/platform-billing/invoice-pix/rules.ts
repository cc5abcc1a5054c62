export const PLAN_GONE = { fields: { plan_id: "Este plano não está mais disponível. Escolha outro." } };
export const NO_PIX_MADE = {
  detail: "A operadora não gerou o Pix agora. Tente de novo em alguns minutos ou pague com cartão.",
};
