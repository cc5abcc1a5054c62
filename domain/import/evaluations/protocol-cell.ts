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

const BIOIMPEDANCE = "Bioimpedância";
const BY_IMPEDANCE = /\b(?:bio\s*imped[aâ]ncia|imped[aâ]ncia|bia)(?![\p{L}\d])/iu;

export const METHOD_LABELS: readonly string[] = [...SKINFOLD_PROTOCOLS.map(({ label }) => label), BIOIMPEDANCE];

export type FatMethod = { readonly protocol: SkinfoldProtocolCode } | { readonly impedance: string };

/** A protocol of folds or girths, or a bioimpedance with the name of its device: "Bioimpedância InBody 270". */
export function readMethod(text: string): Reading<FatMethod> {
  if (BY_IMPEDANCE.test(text)) {
    const device = text
      .replace(BY_IMPEDANCE, "")
      .replace(/[()[\]:–-]/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    return { value: { impedance: device } };
  }
  const reading = readProtocol(text);
  return "value" in reading ? { value: { protocol: reading.value } } : reading;
}

/** "Pollock 7", "Jackson & Pollock (3 dobras)", "7 dobras". Three and four folds alone are several protocols'. */
function readProtocol(text: string): Reading<SkinfoldProtocolCode> {
  const spelled = folded(text);
  const exact = SKINFOLD_PROTOCOLS.find(({ code, label }) => [folded(code), folded(label)].includes(spelled));
  const words = spelled.split(" ");
  const value = exact?.code ?? WORDS.find(([, needed]) => needed.every((word) => words.includes(word)))?.[0];
  return value === undefined
    ? { problem: `Não conhecemos este protocolo. Escolha um: ${METHOD_LABELS.join(", ")}.` }
    : { value };
}
