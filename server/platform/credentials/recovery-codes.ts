import { randomBytes, randomInt } from "node:crypto";
import { SYMBOLS } from "./codes.ts";
import { hashWithSalt } from "./passwords.ts";

const CODES = 10;
/** 31 symbols each: 49 bits, behind a slow hash. */
const LENGTH = 10;

export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

export async function createRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: CODES }, createRecoveryCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes, salt, hashes };
}

/** However it was typed: hyphens, spaces and small letters do not count. */
export const hashRecoveryCode = (typed: string, salt: Buffer): Promise<Buffer> =>
  hashWithSalt(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""), salt);

function createRecoveryCode(): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join("");
  return `${symbols.slice(0, LENGTH / 2)}-${symbols.slice(LENGTH / 2)}`;
}
