/** A test of maximal oxygen uptake. `selectable`: the macrocycle form offers it (its only input is a distance). */
export interface Vo2Protocol {
  readonly code: string;
  readonly label: string;
  readonly population: string;
  readonly selectable: boolean;
}

/** The five tests, in the order of the catalogue; the walks and the 2400 m run need inputs that the form does not have. */
export const VO2_PROTOCOLS = [
  {
    code: "protocol_1",
    label: "Caminhada de 3000 metros",
    population: "idosos e obesos",
    selectable: false,
  },
  { code: "protocol_2", label: "Caminhada de 1600 metros", population: "todos", selectable: false },
  { code: "protocol_3", label: "Teste de 12 minutos", population: "todos", selectable: true },
  { code: "protocol_4", label: "Corrida de 2400 metros", population: "todos", selectable: false },
  { code: "protocol_5", label: "Corrida de 15 minutos", population: "ativos e atletas", selectable: true },
] as const satisfies readonly Vo2Protocol[];

export type Vo2ProtocolCode = (typeof VO2_PROTOCOLS)[number]["code"];

export const DEFAULT_VO2_PROTOCOL: Vo2ProtocolCode = "protocol_3";

export const SELECTABLE_VO2_PROTOCOLS = VO2_PROTOCOLS.filter(({ selectable }) => selectable);

export const vo2ProtocolLabel = (code: string): string =>
  VO2_PROTOCOLS.find((protocol) => protocol.code === code)?.label ?? code;
