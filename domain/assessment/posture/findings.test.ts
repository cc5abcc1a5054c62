import { expect, it } from "vitest";
import { comparePosture, postureChangeText } from "./comparison.ts";
import { findingLabel, findingsOf, findingsText } from "./findings.ts";

it("nenhum, unknown keys and unknown options are no findings", () => {
  expect(findingsOf({ cabeca_1: "nenhum", pe_9: "cavo_supinado", coluna_2: "cifose_lombar" })).toEqual([]);
});

it("findings are told by region from head to foot, with their side", () => {
  const findings = findingsOf({
    joelho_2: "valgo",
    joelho_1: "valgo",
    ombro_2: "deprimido",
    ombro_1: "elevado",
    cabeca_1: "anteriorizada",
    pe_1: "abduto",
  });
  expect(findingsText(findings)).toEqual([
    {
      code: "cabeca",
      label: "Cabeça",
      aspects: [{ title: "Posição da cabeça", words: "Anteriorizada (protrusão)", notes: [] }],
    },
    {
      code: "ombro",
      label: "Ombros",
      aspects: [{ title: "Altura do ombro", words: "Elevado à esquerda; Deprimido à direita", notes: [] }],
    },
    {
      code: "joelho",
      label: "Joelhos",
      aspects: [
        {
          title: "Joelho (plano frontal)",
          words: "Valgo dos dois lados",
          notes: ["No valgo dinâmico, alongue também os adutores."],
        },
      ],
    },
    {
      code: "pe",
      label: "Pés",
      aspects: [{ title: "Pé", words: "Abduto (desviado para fora) à esquerda", notes: [] }],
    },
  ]);
});

it("a comparison says what was resolved, appeared, changed and persists", () => {
  const first = { cabeca_1: "anteriorizada", ombro_1: "elevado", coluna_2: "hipercifose_toracica", pe_1: "abduto" };
  const last = { cabeca_1: "nenhum", ombro_1: "elevado", coluna_2: "hipercifose_toracica_superior", pe_2: "abduto" };
  const { resolved, appeared, changed, persisting } = comparePosture(first, last);
  expect(resolved.map(findingLabel)).toEqual(["Anteriorizada (protrusão)", "Abduto (desviado para fora) à esquerda"]);
  expect(appeared.map(findingLabel)).toEqual(["Abduto (desviado para fora) à direita"]);
  expect(changed.map(({ before, after }) => [findingLabel(before), findingLabel(after)])).toEqual([
    ["Hipercifose torácica", "Hipercifose torácica superior"],
  ]);
  expect(persisting.map(findingLabel)).toEqual(["Elevado à esquerda"]);
  const [{ entries: [entry] = [] } = {}] = postureChangeText({ resolved: [], appeared: [], changed: [], persisting });
  expect(entry?.look).toMatch(/^De frente, o ombro fica mais alto/);
});
