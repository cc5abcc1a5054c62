import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { digitsOf, isCep } from "#domain/brazil.ts";
import { ApiError } from "../../api-error.ts";
import { type PostalCode, postalCodeQuery } from "./data.ts";

/** Below the field of the CEP: it exists nowhere, or nobody could be asked. Neither keeps anybody from typing the address. */
type Notice = "CEP não encontrado" | "Não foi possível consultar o CEP. Preencha o endereço." | null;

const noticeOf = (error: unknown): Notice =>
  error instanceof ApiError && error.status === 404
    ? "CEP não encontrado"
    : "Não foi possível consultar o CEP. Preencha o endereço.";

/**
 * Looks an address up as soon as a CEP has its eight digits, and hands what is known to `onFound`.
 * Call `lookUp` with every change of the field; an answer that comes after the next digit is dropped.
 */
export function useAddressByCep(onFound: (found: PostalCode) => void) {
  const cache = useQueryClient();
  const asked = useRef("");
  const [isLooking, setLooking] = useState(false);
  const [notice, setNotice] = useState<Notice>(null);

  const lookUp = async (typed: string) => {
    const cep = digitsOf(typed);
    if (cep === asked.current) return;
    asked.current = cep;
    setNotice(null);
    setLooking(isCep(typed));
    if (!isCep(typed)) return;
    const answer = await cache.fetchQuery(postalCodeQuery(cep)).catch(noticeOf);
    if (asked.current !== cep) return;
    setLooking(false);
    if (typeof answer === "object" && answer !== null) onFound(answer);
    else setNotice(answer);
  };

  return { lookUp, isLooking, notice };
}
