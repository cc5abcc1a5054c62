import { vo2ProtocolLabel } from "../periodisation/vo2-protocols.ts";
import { listInPortuguese } from "../text/portuguese-list.ts";
import { findSkinfoldProtocol } from "./body-composition/protocols.ts";
import { isSameInstrument } from "./circumstances.ts";

export interface EvaluationMethods {
  readonly skinfoldProtocol: string | undefined;
  readonly muscleMass: string | undefined;
  readonly vo2: string | undefined;
  /** Undefined while it is not named. */
  readonly caliper?: string | undefined;
  readonly scale?: string | undefined;
}

const MUSCLE_METHODS: Readonly<Record<string, string>> = {
  limbs: "perímetros e dobras dos membros",
  weight: "massa e estatura",
};

const CHANGES: readonly {
  readonly method: keyof EvaluationMethods;
  readonly name: (code: string) => string;
  readonly sentence: (names: string) => string;
}[] = [
  {
    method: "skinfoldProtocol",
    name: (code) => findSkinfoldProtocol(code)?.label ?? code,
    sentence: (names) =>
      `As avaliações usam protocolos diferentes (${names}): percentual de gordura, massas e densidade não se comparam diretamente.`,
  },
  {
    method: "muscleMass",
    name: (code) => MUSCLE_METHODS[code] ?? code,
    sentence: (names) =>
      `A massa muscular foi estimada por equações diferentes (${names}): a diferença não se compara.`,
  },
  {
    method: "vo2",
    name: vo2ProtocolLabel,
    sentence: (names) => `O VO2 foi medido por testes diferentes (${names}): a diferença não se compara diretamente.`,
  },
  {
    method: "caliper",
    name: (code) => code,
    sentence: (names) => `As dobras foram medidas com adipômetros diferentes (${names}): a mudança não é julgada.`,
  },
  {
    method: "scale",
    name: (code) => code,
    sentence: (names) => `A massa foi medida em balanças diferentes (${names}): a mudança não é julgada.`,
  },
];

/** One sentence for each differing method; none where they agree. */
export function methodChanges(evaluations: readonly EvaluationMethods[]): string[] {
  return CHANGES.flatMap(({ method, name, sentence }) => {
    const codes = evaluations
      .flatMap(({ [method]: code }) => code ?? [])
      .filter((code, index, all) => all.findIndex((other) => isSameInstrument(code, other)) === index);
    return codes.length < 2 ? [] : [sentence(listInPortuguese(codes.map(name)))];
  });
}
