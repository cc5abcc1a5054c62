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

/**
 * Whether the protocol's equation was made for people of this gender and age. "Sem protocolo" covers no person; an unknown age is no
 * reason against a protocol.
 */
export function coversPerson(code: SkinfoldProtocolCode, { gender, age }: ProtocolSubject): boolean {
  const protocol = findSkinfoldProtocol(code);
  const equation = protocol && equationFor(protocol, gender);
  if (!equation || (equation.madeFrom && equation.madeFrom !== sexOf(gender))) return false;
  const { ages } = equation;
  return age === null || (age >= ages.from && (ages.to === null || age <= ages.to));
}

/**
 * The protocol to propose for a person's new macrocycle: of those that the trainer used, the latest that covers the person; else the
 * default if it does; else the first that does. The default where none does.
 *
 * @param used the trainer's protocols, the one used last first
 */
export function proposeProtocol(used: readonly SkinfoldProtocolCode[], person: ProtocolSubject): SkinfoldProtocolCode {
  const candidates = [...used, DEFAULT_SKINFOLD_PROTOCOL, ...SKINFOLD_PROTOCOLS.map(({ code }) => code)];
  return candidates.find((code) => coversPerson(code, person)) ?? DEFAULT_SKINFOLD_PROTOCOL;
}
