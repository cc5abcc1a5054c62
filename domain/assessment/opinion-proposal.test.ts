import { describe, expect, it } from "vitest";
import { UNJUDGED } from "./judged-change.ts";
import { proposeOpinion } from "./opinion-proposal.ts";

const person = { measured: [], weightKg: 80, fatPercent: null, bodyMassIndex: null, pressure: null, isPregnant: false };
const change = (key: string, verdict: "better" | "worse" | null, note: string | null = null) => ({
  key,
  before: 20,
  now: verdict === "worse" ? 24 : 16,
  judgement: { ...UNJUDGED, certainty: "real" as const, verdict, note },
});
const propose = (changes: ReturnType<typeof change>[], asksForDoctor = false) =>
  proposeOpinion({ person, since: changes.length > 0 ? "2026-01-10" : null, changes, asksForDoctor });

const AGAIN = "Repetir a avaliação ao fim deste ciclo, com o mesmo protocolo e os mesmos instrumentos.";

describe("a proposed opinion", () => {
  it("of a first evaluation tells where the person stands", () => {
    expect(propose([])).toEqual({
      opinion: ["O peso é de 80 kg.", "É a primeira avaliação: a próxima mostra o que mudou."],
      recommendation: ["Seguir o plano de treino com constância.", AGAIN],
    });
  });

  it("names what got better and keeps the plan", () => {
    const { opinion, recommendation } = propose([change("percentualGordura", "better")]);
    expect(opinion.at(-1)).toBe(
      "Melhorou: a gordura do corpo. Nenhuma piora nas medidas que dá para comparar com segurança.",
    );
    expect(recommendation).toEqual(["Manter o plano de treino: ele está dando resultado.", AGAIN]);
  });

  it("advises once against what got worse in several figures", () => {
    const { recommendation } = propose([change("percentualGordura", "worse"), change("cintura", "worse")]);
    expect(recommendation).toEqual([
      "Rever a alimentação, se possível com nutricionista, e manter o gasto da semana.",
      AGAIN,
    ]);
  });

  it("below the healthy band asks for no further loss", () => {
    const { recommendation } = propose([
      change("percentualGordura", null, "abaixo da faixa saudável"),
      change("massaMagra", "worse"),
    ]);
    expect(recommendation).toEqual([
      "Não buscar mais perda de peso agora: comer o bastante e treinar força.",
      "Dar prioridade ao treino de força e à proteína das refeições.",
      AGAIN,
    ]);
  });

  it("sends a high pressure to a doctor first", () => {
    expect(propose([change("cintura", "better")], true).recommendation[0]).toBe(
      "Procurar um médico para acompanhar a pressão antes de treinos intensos.",
    );
  });
});
