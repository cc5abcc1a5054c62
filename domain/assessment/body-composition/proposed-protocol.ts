import { sexOf } from "../sex.ts";
import {
  DEFAULT_SKINFOLD_PROTOCOL,
  equationFor,
  findSkinfoldProtocol,
  SKINFOLD_PROTOCOLS,
  type SkinfoldProtocolCode,
} from "./protocols.ts";

interface ProtocolSubject {
  readonly gender: string | null;
  readonly age: number | null;
}

/** "Sem protocolo" covers no person; an unknown age is no reason against a protocol. */
export function coversPerson(code: SkinfoldProtocolCode, { gender, age }: ProtocolSubject): boolean {
  const protocol = findSkinfoldProtocol(code);
  const equation = protocol && equationFor(protocol, gender);
  if (!equation || (equation.madeFrom && equation.madeFrom !== sexOf(gender))) return false;
  const { ages } = equation;
  return age === null || (age >= ages.from && (ages.to === null || age <= ages.to));
}

/** The latest of `used` (last used first) that covers the person; else the default if it does; else the first that does; else the default. */
export function proposeProtocol(used: readonly SkinfoldProtocolCode[], person: ProtocolSubject): SkinfoldProtocolCode {
  const candidates = [...used, DEFAULT_SKINFOLD_PROTOCOL, ...SKINFOLD_PROTOCOLS.map(({ code }) => code)];
  return candidates.find((code) => coversPerson(code, person)) ?? DEFAULT_SKINFOLD_PROTOCOL;
}
