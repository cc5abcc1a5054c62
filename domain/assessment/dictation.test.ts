import { describe, expect, it } from "vitest";
import { readDictation } from "./dictation.ts";

const FIELDS = [
  { key: "weight", names: ["Massa", "Peso"] },
  { key: "sistole", names: ["Sístole", "Pressão"] },
  { key: "triceps", names: ["Tríceps"] },
  { key: "axilar_media", names: ["Axilar média"] },
  { key: "coxa_media", names: ["Coxa média", "Dobra da coxa"] },
  { key: "coxa_medial_direita", names: ["Coxa medial direita"] },
  { key: "coxa_distal_direita", names: ["Coxa distal direita"] },
  { key: "braco_direito_relaxado", names: ["Braço direito relaxado"] },
  { key: "braco_direito_contraido", names: ["Braço direito contraído"] },
  { key: "braco_esquerdo_relaxado", names: ["Braço esquerdo relaxado"] },
];
const read = (said: string) => readDictation(said, FIELDS);
const figures = (field: string | null, ...values: number[]) => ({ kind: "figures", field, values });

describe("dictation", () => {
  it.each([
    ["doze e meio", figures(null, 12.5)],
    ["12,5", figures(null, 12.5)],
    ["120 por 80", figures(null, 120, 80)],
    ["cento e vinte por oitenta", figures(null, 120, 80)],
  ])("without a name gives the field that has the turn its figures: %s", (said, expected) => {
    expect(read(said)).toEqual(expected);
  });

  it.each([
    ["Tríceps doze vírgula cinco", figures("triceps", 12.5)],
    ["triceps 12,5 mm", figures("triceps", 12.5)],
    ["peso 82,4", figures("weight", 82.4)],
    ["pressão 120 por 80", figures("sistole", 120, 80)],
    ["axilar média nove", figures("axilar_media", 9)],
    ["perímetro do braço relaxado direito 34", figures("braco_direito_relaxado", 34)],
    ["braço esquerdo trinta e três", figures("braco_esquerdo_relaxado", 33)],
    ["dobra da coxa 20", figures("coxa_media", 20)],
    ["coxa distal", figures("coxa_distal_direita")],
  ])("with a name gives that field its figures, or only the turn: %s", (said, expected) => {
    expect(read(said)).toEqual(expected);
  });

  it.each([
    ["próxima", { kind: "command", command: "next", values: [] }],
    ["Pular", { kind: "command", command: "next", values: [] }],
    ["volta", { kind: "command", command: "back", values: [] }],
    ["apaga", { kind: "command", command: "correct", values: [] }],
    ["corrige treze", { kind: "command", command: "correct", values: [13] }],
    ["de novo 12,4", { kind: "command", command: "again", values: [12.4] }],
    ["parar", { kind: "command", command: "stop", values: [] }],
  ])("knows its commands: %s", (said, expected) => {
    expect(read(said)).toEqual(expected);
  });

  it.each(["", "bom dia", "braço direito 30", "coxa direita 50", "12 14 16", "tríceps doze treze", "de"])(
    "understands nothing of %j, and of a name that two fields share",
    (said) => {
      expect(read(said)).toBeNull();
    },
  );
});
