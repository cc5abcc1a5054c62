export const COUPON_TAKEN = { fields: { coupon: "Já existe um cupom com este código." } };
export const NO_COUPON = { fields: { coupon: "Este cupom não existe, terminou ou já foi usado." } };
