export const IDEMPOTENCY_KEY = "idempotency-key";
