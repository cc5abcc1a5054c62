import { createHash } from "node:crypto";

type Part = string | number | Date;

/**
 * Names one try at the provider. Moments among its parts keep databases apart that share an account, and debts that were written since a
 * backup from those that get their ids after it is restored.
 */
export const orderKey = (...parts: readonly Part[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
