import { SKINFOLD_PROTOCOLS, type SkinfoldProtocolCode } from "../../assessment/body-composition/protocols.ts";
import { folded } from "../../text/accentless.ts";
import type { Reading } from "../spreadsheet/columns.ts";

/** All words of a row must be in the text. The first row that fits counts. */
const WORDS: readonly (readonly [SkinfoldProtocolCode, readonly string[]])[] = [
  ["Pollock - 7 Dobras", ["pollock", "7"]],
  ["Pollock - 3 Dobras", ["pollock", "3"]],
  ["Durnin-Womersley - 4 Dobras", ["womersley"]],
  ["Mcardle - 4 Dobras", ["mcardle"]],
  ["Mcardle - 4 Dobras", ["rahaman"]],
  ["TG Lohman - 2 dobras", ["lohman"]],
  ["TG Lohman - 2 dobras", ["slaughter"]],
  ["Guedes - 3 Dobras", ["guedes"]],
  ["Faulkner - 4 Dobras", ["faulkner"]],
  ["Petroski - 4 Dobras", ["petroski"]],
  ["Yuhasz - 6 Dobras", ["yuhasz"]],
  ["Marinha Americana", ["marinha"]],
  ["Marinha Americana", ["navy"]],
  ["Pollock - 7 Dobras", ["7", "dobras"]],
  ["Yuhasz - 6 Dobras", ["6", "dobras"]],
  ["TG Lohman - 2 dobras", ["2", "dobras"]],
  ["Sem protocolo", ["sem"]],
  ["Sem protocolo", ["nenhum"]],
];

export const PROTOCOL_LABELS: readonly string[] = SKINFOLD_PROTOCOLS.map(({ label }) => label);

/** "Pollock 7", "Jackson & Pollock (3 dobras)", "7 dobras". Three and four folds alone are several protocols'. */
export function readProtocol(text: string): Reading<SkinfoldProtocolCode> {
  const spelled = folded(text);
  const exact = SKINFOLD_PROTOCOLS.find(({ code, label }) => [folded(code), folded(label)].includes(spelled));
  const words = spelled.split(" ");
  const value = exact?.code ?? WORDS.find(([, needed]) => needed.every((word) => words.includes(word)))?.[0];
  return value === undefined
    ? { problem: `Não conhecemos este protocolo. Escolha um: ${PROTOCOL_LABELS.join(", ")}.` }
    : { value };
}
