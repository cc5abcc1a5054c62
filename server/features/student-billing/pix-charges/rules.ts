import { createHash } from "node:crypto";

/** `number` counts the Pix of one charge from 0. */
export const pixKey = (trainerId: number, chargeId: number, number: number): string =>
  createHash("sha256")
    .update(JSON.stringify(["pix charge", trainerId, chargeId, number]))
    .digest("base64url");

export const NO_PIX = { detail: "Seu personal ainda não recebe por Pix automático. Combine com ele como pagar." };
export const NO_ANSWER = {
  detail: "A operadora não gerou o Pix agora. Tente de novo em alguns minutos ou pague de outra forma.",
};
