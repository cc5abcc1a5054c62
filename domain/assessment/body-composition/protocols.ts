import {
  type Measure,
  NAVY_PERIMETERS,
  PERIMETERS,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "../anthropometry/measures.ts";
import { sexOf } from "../sex.ts";
import { DURNIN_RAHAMAN } from "./durnin-rahaman.ts";
import { DURNIN_WOMERSLEY } from "./durnin-womersley.ts";
import type { AgeRange, GirthEquation, GirthEquations, SkinfoldEquation, SkinfoldEquations } from "./equation.ts";
import { FAULKNER } from "./faulkner.ts";
import { GUEDES } from "./guedes.ts";
import { HODGDON_BECKETT } from "./hodgdon-beckett.ts";
import { POLLOCK_3, POLLOCK_7 } from "./jackson-pollock.ts";
import { PETROSKI } from "./petroski.ts";
import { SLAUGHTER_LOHMAN } from "./slaughter-lohman.ts";
import { YUHASZ } from "./yuhasz.ts";

interface Option {
  readonly code: string;
  readonly label: string;
}

interface SkinfoldOption extends Option {
  readonly method: "skinfolds";
  readonly equations: SkinfoldEquations;
}

interface PerimeterOption extends Option {
  readonly method: "perimeters";
  readonly equations: GirthEquations;
}

interface NoOption extends Option {
  readonly method: "none";
}

export type SkinfoldProtocol = SkinfoldOption | PerimeterOption | NoOption;

export const SKINFOLD_PROTOCOLS = [
  { code: "TG Lohman - 2 dobras", label: "TG Lohman - 2 dobras", method: "skinfolds", equations: SLAUGHTER_LOHMAN },
  { code: "Guedes - 3 Dobras", label: "Guedes - 3 Dobras", method: "skinfolds", equations: GUEDES },
  { code: "Faulkner - 4 Dobras", label: "Faulkner - 4 Dobras", method: "skinfolds", equations: FAULKNER },
  { code: "Mcardle - 4 Dobras", label: "Mcardle - 4 Dobras", method: "skinfolds", equations: DURNIN_RAHAMAN },
  { code: "Petroski - 4 Dobras", label: "Petroski - 4 Dobras", method: "skinfolds", equations: PETROSKI },
  { code: "Pollock - 3 Dobras", label: "Pollock - 3 Dobras", method: "skinfolds", equations: POLLOCK_3 },
  { code: "Yuhasz - 6 Dobras", label: "Yuhasz - 6 Dobras", method: "skinfolds", equations: YUHASZ },
  { code: "Pollock - 7 Dobras", label: "Pollock - 7 Dobras", method: "skinfolds", equations: POLLOCK_7 },
  {
    code: "Durnin-Womersley - 4 Dobras",
    label: "Durnin-Womersley - 4 Dobras",
    method: "skinfolds",
    equations: DURNIN_WOMERSLEY,
  },
  {
    code: "Marinha Americana",
    label: "Marinha Americana (US Navy)",
    method: "perimeters",
    equations: HODGDON_BECKETT,
  },
  { code: "Sem protocolo", label: "Sem protocolo", method: "none" },
] as const satisfies readonly SkinfoldProtocol[];

export type SkinfoldProtocolCode = (typeof SKINFOLD_PROTOCOLS)[number]["code"];

export const DEFAULT_SKINFOLD_PROTOCOL: SkinfoldProtocolCode = "Guedes - 3 Dobras";

/** The protocol stored under this text; null for a text that is none of them. */
export function findSkinfoldProtocol(code: string | null | undefined): SkinfoldProtocol | null {
  return SKINFOLD_PROTOCOLS.find((protocol) => protocol.code === code) ?? null;
}

type PerimeterMeasure = Measure<PerimeterKey>;
type SkinfoldMeasure = Measure<SkinfoldKey>;

export interface RequiredInputs {
  readonly skinfolds: readonly SkinfoldKey[];
  readonly perimeters: readonly PerimeterKey[];
  readonly age: boolean;
  readonly stature: boolean;
}

const NOTHING: RequiredInputs = { skinfolds: [], perimeters: [], age: false, stature: false };

/** The measures that the protocol's equation takes; nothing for "Sem protocolo" and while the gender is unknown. */
export function requiredInputs(protocol: SkinfoldProtocol, gender: string | null | undefined): RequiredInputs {
  const sex = sexOf(gender);
  if (!sex || protocol.method === "none") return NOTHING;
  if (protocol.method === "perimeters") {
    return { skinfolds: [], perimeters: protocol.equations[sex].sites, age: false, stature: true };
  }
  const equation = protocol.equations[sex];
  return { skinfolds: equation.sites, perimeters: [], age: equation.needsAge, stature: false };
}

/** The equation that the protocol applies to this gender; null for "Sem protocolo" and while the gender is unknown. */
export function equationFor(
  protocol: SkinfoldProtocol,
  gender: string | null | undefined,
): SkinfoldEquation | GirthEquation | null {
  const sex = sexOf(gender);
  return !sex || protocol.method === "none" ? null : protocol.equations[sex];
}

/** The ages that the protocol's equation was made for; null as for {@link equationFor}. */
export function ageRange(protocol: SkinfoldProtocol, gender: string | null | undefined): AgeRange | null {
  return equationFor(protocol, gender)?.ages ?? null;
}

export function equationOf(
  protocol: SkinfoldProtocol,
  gender: string | null | undefined,
): { readonly text: string; readonly source: string; readonly population: string } | null {
  const sex = sexOf(gender);
  if (!sex || protocol.method === "none") return null;
  const { source, population } = protocol.equations;
  return { text: protocol.equations[sex].text, source, population };
}

/** The perimeters on the form: the four of the US Navy under its protocol, else all eighteen. */
export function shownPerimeters(protocol: SkinfoldProtocol | null): readonly PerimeterMeasure[] {
  const reduced: readonly string[] = NAVY_PERIMETERS;
  return protocol?.method === "perimeters" ? PERIMETERS.filter(({ key }) => reduced.includes(key)) : PERIMETERS;
}

/** The skinfolds on the form: none under the US Navy protocol, else all ten. */
export function shownSkinfolds(protocol: SkinfoldProtocol | null): readonly SkinfoldMeasure[] {
  return protocol?.method === "perimeters" ? [] : SKINFOLDS;
}
