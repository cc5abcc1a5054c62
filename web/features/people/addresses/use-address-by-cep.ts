import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { digitsOf, isCep } from "#domain/brazil.ts";
import { isNotFound } from "../../../api/api-error.ts";
import { type PostalCode, postalCodeQuery } from "./data.ts";

/** A hint, not an error: nothing is wrong with what was typed. */
export const POSTAL_CODES_AWAY = "Não foi possível consultar o CEP. Preencha o endereço.";

/** Below the field of the CEP: no such CEP, or the service did not answer. The address can be typed in either case. */
type Notice = "CEP não encontrado" | typeof POSTAL_CODES_AWAY | null;

const noticeOf = (error: unknown): Notice => (isNotFound(error) ? "CEP não encontrado" : POSTAL_CODES_AWAY);

/**
 * Looks an address up as soon as a CEP has its eight digits, and passes it to `onFound`.
 * Call `lookUp` with every change of the field; an answer that comes after the next digit is dropped.
 */
export function useAddressByCep(onFound: (found: PostalCode) => void) {
  const cache = useQueryClient();
  const latestCep = useRef("");
  const [isLooking, setLooking] = useState(false);
  const [notice, setNotice] = useState<Notice>(null);

  const lookUp = async (typed: string) => {
    const cep = digitsOf(typed);
    if (cep === latestCep.current) return;
    latestCep.current = cep;
    setNotice(null);
    setLooking(isCep(typed));
    if (!isCep(typed)) return;
    const answer = await cache.fetchQuery(postalCodeQuery(cep)).catch(noticeOf);
    if (latestCep.current !== cep) return;
    setLooking(false);
    if (typeof answer === "object" && answer !== null) onFound(answer);
    else setNotice(answer);
  };

  return { lookUp, isLooking, notice };
}
