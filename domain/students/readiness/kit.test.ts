import { describe, expect, it } from "vitest";
import golden from "../golden/readiness-examples.json" with { type: "json" };
import { type DocumentKind, type HeldDocument, kitOf, openDocuments, requiredDocuments, validUntil } from "./kit.ts";
import { DEFAULT_RULE, ruleOf, rulesWith } from "./kit-rules.ts";

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: {
    readonly age: number;
    readonly any_yes: boolean | null;
    readonly term?: boolean;
    readonly cert?: boolean;
  };
  readonly expected: { readonly ok: boolean; readonly needs: readonly string[] };
}
const EXAMPLES: readonly Example[] = JSON.parse(JSON.stringify(golden.examples));
const NEEDS: Readonly<Record<DocumentKind, string>> = {
  questionnaire: "questionario",
  authorisation: "autorizacao_responsavel",
  term: "termo_responsabilidade",
  certificate: "atestado_medico",
  // No law asks for them.
  image_use: "",
  image_withdrawal: "",
};

const TODAY = "2026-11-23";
const held = (id: number, kind: DocumentKind, has_yes = false, valid_until = "2027-11-23"): HeldDocument => ({
  id,
  kind,
  has_yes,
  valid_until,
});
const statesOf = (documents: readonly HeldDocument[], age = 30, today = TODAY, awaitsClearance = false) =>
  kitOf(age, documents, DEFAULT_RULE, { today, awaitsClearance }).map(({ kind, state }) => [kind, state]);

it.each(EXAMPLES.filter(({ area }) => area === "sp_law_16724"))(
  "the worked example $id holds: $inputs",
  ({ inputs, expected }) => {
    const { age, any_yes, term, cert } = inputs;
    const documents = [
      ...(cert ? [held(3, "certificate")] : []),
      ...(term ? [held(2, "term")] : []),
      ...(any_yes === null ? [] : [held(1, "questionnaire", any_yes)]),
    ];
    const needs = openDocuments(kitOf(age, documents, ruleOf("SP", []), { today: TODAY, awaitsClearance: false }));
    expect([needs.length === 0, needs.map(({ kind }) => NEEDS[kind])]).toEqual([expected.ok, expected.needs]);
  },
);

describe("the documents that a student needs", () => {
  it.each([
    [14, ["authorisation"]],
    [15, ["questionnaire"]],
    [69, ["questionnaire"]],
    [70, ["certificate"]],
    [null, ["questionnaire"]],
  ] as const)("at %s years by São Paulo's law are %s", (age, kinds) => {
    expect(requiredDocuments(age, false, DEFAULT_RULE)).toEqual(kinds);
  });

  it.each([
    [17, ["authorisation", "certificate"]],
    [18, ["certificate"]],
  ] as const)("at %s years by Paraíba's law are %s", (age, kinds) => {
    expect(requiredDocuments(age, false, ruleOf("PB", []))).toEqual(kinds);
  });
});

describe("a document", () => {
  it("is valid to the last day of its months", () => {
    const until = validUntil("2025-11-23", DEFAULT_RULE);
    expect(statesOf([held(1, "questionnaire", false, until)])).toEqual([["questionnaire", "valid"]]);
    expect(statesOf([held(1, "questionnaire", false, until)], 30, "2026-11-24")).toEqual([
      ["questionnaire", "expired"],
    ]);
    expect(validUntil("2024-02-29", DEFAULT_RULE)).toBe("2025-02-28");
  });

  it("is replaced by a newer one of its kind, also where the older is valid for longer", () => {
    expect(statesOf([held(2, "questionnaire", false, "2026-11-22"), held(1, "questionnaire")])).toEqual([
      ["questionnaire", "expired"],
    ]);
  });

  it("that is a certificate is asked for at any age while a clearance is awaited, and stays in sight while it holds", () => {
    const questionnaire = held(1, "questionnaire");
    const certificate = held(2, "certificate");
    const awaiting = (documents: readonly HeldDocument[], age = 30) => statesOf(documents, age, TODAY, true);
    expect(awaiting([questionnaire]).at(-1)).toEqual(["certificate", "missing"]);
    expect(awaiting([certificate, questionnaire]).at(-1)).toEqual(["certificate", "valid"]);
    expect(awaiting([certificate], 70)).toEqual([["certificate", "valid"]]);
    expect(statesOf([certificate, questionnaire]).at(-1)).toEqual(["certificate", "valid"]);
    expect(statesOf([held(2, "certificate", false, "2026-11-22"), questionnaire])).toEqual([
      ["questionnaire", "valid"],
    ]);
  });

  it("that is a term covers the answers before it and none after it", () => {
    const yes = held(1, "questionnaire", true);
    expect(statesOf([yes])).toEqual([
      ["questionnaire", "valid"],
      ["term", "missing"],
    ]);
    expect(statesOf([held(2, "term"), yes])).toEqual([
      ["questionnaire", "valid"],
      ["term", "valid"],
    ]);
    expect(statesOf([held(3, "questionnaire", true), held(2, "term"), yes])).toEqual([
      ["questionnaire", "valid"],
      ["term", "missing"],
    ]);
  });
});

describe("the rule of a state", () => {
  const changed = { ...DEFAULT_RULE, state: "RJ", certified_from: 60 };

  it("is the administrator's where it was changed, else the one that comes with the product", () => {
    expect(ruleOf("RJ", [changed]).certified_from).toBe(60);
    expect(ruleOf("SP", [changed]).law).toBe("Lei 16.724/2018 de São Paulo");
    expect(ruleOf("PB", [{ ...changed, state: "PB" }]).certified_from).toBe(60);
  });

  it("of no state and of a state without a rule is the default, changed or not", () => {
    expect([ruleOf(null, []), ruleOf("AC", [])]).toEqual([DEFAULT_RULE, DEFAULT_RULE]);
    expect(ruleOf("AC", [{ ...changed, state: "BR" }]).certified_from).toBe(60);
  });

  it("is listed once, the default first", () => {
    expect(rulesWith([changed]).map(({ state }) => state)).toEqual(["BR", "SP", "PB", "RJ"]);
    expect(rulesWith([{ ...changed, state: "SP" }])).toHaveLength(3);
  });

  it("may ask for no term after a yes", () => {
    expect(requiredDocuments(30, true, { ...DEFAULT_RULE, asks_term: false })).toEqual(["questionnaire"]);
  });
});
