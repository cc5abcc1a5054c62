export const COUPON_TAKEN = { fields: { code: "Já existe um cupom com este código." } };
export const NO_COUPON = { fields: { code: "Este cupom não existe, terminou ou já foi usado." } };
