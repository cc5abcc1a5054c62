import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "../anthropometry/measures.ts";
import { bodyDensity } from "./density.ts";
import {
  ageRange,
  DEFAULT_SKINFOLD_PROTOCOL,
  equationOf,
  findSkinfoldProtocol,
  requiredInputs,
  SKINFOLD_PROTOCOLS,
  shownPerimeters,
  shownSkinfolds,
} from "./protocols.ts";
import { densityOf, fatPercentageOf } from "./siri.ts";

/** Code, gender, folds and girths in the order of the publication, ages, whether age enters the equation. */
const PUBLISHED = `
TG Lohman - 2 dobras | male   | triceps panturrilha | 8-18 |
TG Lohman - 2 dobras | female | triceps panturrilha | 8-18 |
Guedes - 3 Dobras    | male   | triceps supra_iliaca abdominal | 17-30 |
Guedes - 3 Dobras    | female | coxa_media supra_iliaca subescapular | 17-30 |
Faulkner - 4 Dobras  | male   | triceps subescapular supra_iliaca abdominal | 18-25 |
Faulkner - 4 Dobras  | female | triceps subescapular supra_iliaca abdominal | 18-25 |
Mcardle - 4 Dobras   | male   | biceps triceps subescapular supra_iliaca | 18-34 |
Mcardle - 4 Dobras   | female | biceps triceps subescapular supra_iliaca | 18-29 |
Durnin-Womersley - 4 Dobras | male   | biceps triceps subescapular supra_iliaca | 17-72 | age
Durnin-Womersley - 4 Dobras | female | biceps triceps subescapular supra_iliaca | 16-68 | age
Petroski - 4 Dobras  | male   | subescapular triceps supra_iliaca panturrilha | 18-66 | age
Petroski - 4 Dobras  | female | axilar_media supra_iliaca coxa_media panturrilha | 18-51 | age
Pollock - 3 Dobras   | male   | peitoral abdominal coxa_media | 18-61 | age
Pollock - 3 Dobras   | female | triceps supra_iliaca coxa_media | 18-55 | age
Yuhasz - 6 Dobras    | male   | triceps subescapular supraespinhal abdominal coxa_media panturrilha | 18-30 |
Yuhasz - 6 Dobras    | female | triceps subescapular supraespinhal abdominal coxa_media panturrilha | 18-30 |
Pollock - 7 Dobras   | male   | peitoral axilar_media triceps subescapular abdominal supra_iliaca coxa_media | 18-61 | age
Pollock - 7 Dobras   | female | peitoral axilar_media triceps subescapular abdominal supra_iliaca coxa_media | 18-55 | age
Marinha Americana    | male   | pescoco abdomen | 17+ |
Marinha Americana    | female | pescoco cintura quadril | 17+ |
Sem protocolo        | male   | | |
Sem protocolo        | female | | |`;

const ROWS = PUBLISHED.trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

function protocolNamed(code: string | undefined) {
  const protocol = findSkinfoldProtocol(code);
  if (!protocol) throw new Error(`no protocol ${code}`);
  return protocol;
}

describe("the protocols", () => {
  it("are eleven, Guedes by default, and each text is found again", () => {
    expect(new Set(SKINFOLD_PROTOCOLS.map(({ code }) => code)).size).toBe(11);
    expect(DEFAULT_SKINFOLD_PROTOCOL).toBe("Guedes - 3 Dobras");
    for (const { code } of SKINFOLD_PROTOCOLS) expect(findSkinfoldProtocol(code)?.code).toBe(code);
    expect(findSkinfoldProtocol("Pollock - 9 Dobras")).toBeNull();
    expect(findSkinfoldProtocol(null)).toBeNull();
  });

  it.each(ROWS)("%s asks a %s for what it was published with", (code, gender, sites, ages, age) => {
    const protocol = protocolNamed(code);
    const required = requiredInputs(protocol, gender);
    expect([...required.skinfolds, ...required.perimeters]).toEqual(sites ? sites.split(" ") : []);
    expect(required.age).toBe(age === "age");
    expect(required.stature).toBe(protocol.method === "perimeters");
    const range = ageRange(protocol, gender);
    const text = range ? (range.to === null ? `${range.from}+` : `${range.from}-${range.to}`) : "";
    expect(text).toBe(ages);
  });

  it("say their equation and its source, except for no protocol", () => {
    for (const protocol of SKINFOLD_PROTOCOLS) {
      const equation = equationOf(protocol, "female");
      if (protocol.method === "none") expect(equation).toBeNull();
      else expect(equation?.source).toMatch(/(19|20)\d\d/);
    }
  });

  it("ask nothing while the gender is unknown", () => {
    expect(requiredInputs(protocolNamed("Pollock - 7 Dobras"), null).skinfolds).toEqual([]);
    expect(ageRange(protocolNamed("Pollock - 7 Dobras"), "")).toBeNull();
  });
});

describe("the form", () => {
  it("shows all eighteen perimeters and ten folds under a skinfold protocol", () => {
    const guedes = protocolNamed("Guedes - 3 Dobras");
    expect(shownPerimeters(guedes)).toEqual(PERIMETERS);
    expect(shownPerimeters(guedes)).toHaveLength(18);
    expect(shownSkinfolds(guedes)).toEqual(SKINFOLDS);
    expect(shownSkinfolds(guedes)).toHaveLength(10);
  });

  it("shows four perimeters and no fold under the US Navy's", () => {
    const navy = protocolNamed("Marinha Americana");
    const keys = shownPerimeters(navy).map(({ key }) => key);
    expect(keys).toEqual(["pescoco", "abdomen", "cintura", "quadril"]);
    expect(shownSkinfolds(navy)).toEqual([]);
  });
});

describe("body density", () => {
  const skinfolds = Object.fromEntries(SKINFOLDS.map(({ key }) => [key, 20]));
  const perimeters = { pescoco: 36, abdomen: 90, cintura: 80, quadril: 100 };
  const whole = { ageYears: 25, statureCm: 170, perimeters, skinfolds };

  it.each(ROWS.filter(([, , sites]) => sites))("by %s of a %s needs each of its sites", (code, gender, sites) => {
    const protocol = protocolNamed(code);
    expect(bodyDensity(protocol, { ...whole, gender }).status).toBe("known");
    for (const site of (sites ?? "").split(" ")) {
      for (const notMeasured of [undefined, null, 0, -3, Number.NaN]) {
        const without = {
          ...whole,
          gender,
          perimeters: { ...perimeters, [site]: notMeasured },
          skinfolds: { ...skinfolds, [site]: notMeasured },
        };
        expect(bodyDensity(protocol, without).status, `${site} ${notMeasured}`).toBe("missing");
      }
    }
  });

  it.each(ROWS.filter(([, , sites]) => sites))("by %s of a %s ignores every other site", (code, gender, sites) => {
    const needed = (sites ?? "").split(" ");
    const only = (all: Record<string, number>) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => needed.includes(key)));
    const lean = { ...whole, gender, perimeters: only(perimeters), skinfolds: only(skinfolds) };
    const protocol = protocolNamed(code);
    expect(bodyDensity(protocol, lean)).toEqual(bodyDensity(protocol, { ...whole, gender }));
  });

  it("survives the way to a percentage and back", () => {
    for (const percentage of [3, 17.17, 25, 60]) {
      expect(fatPercentageOf(densityOf(percentage))).toBeCloseTo(percentage, 9);
    }
  });
});
