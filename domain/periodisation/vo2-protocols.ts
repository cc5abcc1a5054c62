/** A test of maximal oxygen uptake. `selectable`: the macrocycle form offers it (its only input is a distance). */
export interface Vo2Protocol {
  readonly code: string;
  readonly label: string;
  readonly population: string;
  readonly selectable: boolean;
}

/** The catalogue's five in its order, of which the form of a macrocycle offers two; then those that only an evaluation offers. */
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
  { code: "queens_step", label: "Banco de Queens College", population: "18 a 30 anos", selectable: false },
  { code: "astrand_cycle", label: "Bicicleta de Åstrand", population: "20 a 30 anos", selectable: false },
  { code: "shuttle_20m", label: "Vai e vem de 20 metros", population: "8 a 47 anos, ativos", selectable: false },
  { code: "treadmill_walk", label: "Caminhada em esteira", population: "20 a 59 anos", selectable: false },
  { code: "ukk_walk", label: "Caminhada de 2 km", population: "25 a 65 anos", selectable: false },
  { code: "mile_jog", label: "Trote de 1 milha", population: "18 a 29 anos", selectable: false },
  { code: "bruce_treadmill", label: "Esteira de Bruce", population: "informada por laudo", selectable: false },
] as const satisfies readonly Vo2Protocol[];

export type Vo2ProtocolCode = (typeof VO2_PROTOCOLS)[number]["code"];

export const DEFAULT_VO2_PROTOCOL: Vo2ProtocolCode = "protocol_3";

export const SELECTABLE_VO2_PROTOCOLS = VO2_PROTOCOLS.filter(({ selectable }) => selectable);

export const vo2ProtocolOf = (code: string | null | undefined): Vo2ProtocolCode | null =>
  VO2_PROTOCOLS.find((protocol) => protocol.code === code)?.code ?? null;

export const vo2ProtocolLabel = (code: string): string =>
  VO2_PROTOCOLS.find((protocol) => protocol.code === code)?.label ?? code;
