import { describe, expect, test } from "vitest";
import { UNJUDGED } from "./judged-change.ts";
import {
  changeSentence,
  type LayChange,
  measuredSentence,
  standingSentence,
  summarySentences,
  verdictSentence,
} from "./lay-summary.ts";

const unmeasured = {
  measured: [],
  weightKg: null,
  fatPercent: null,
  bodyMassIndex: null,
  pressure: null,
  isPregnant: false,
};
const real = { ...UNJUDGED, certainty: "real" } as const;
const change = (key: string, before: number | null, now: number | null, judgement: LayChange["judgement"] = real) => ({
  key,
  before,
  now,
  judgement,
});

const NOTHING = "Desde 21/06/2026, nada disso mudou mais do que a própria medida pode variar.";
const ONE_NOT_COMPARED =
  "Desde 21/06/2026, nenhuma das medidas que dá para comparar com segurança mudou mais do que ela mesma pode variar.";

describe("the three sentences for a lay reader", () => {
  test("say what was measured, in words of every day", () => {
    expect(measuredSentence(["o peso", "10 dobras da pele", "a pressão"], "2026-10-11")).toBe(
      "Em 11/10/2026 foram medidos: o peso, 10 dobras da pele e a pressão.",
    );
    expect(measuredSentence([], "2026-10-11")).toBe("Esta avaliação é de 11/10/2026.");
  });

  test("say where the person stands, in one decimal and without an equation's name", () => {
    const person = {
      ...unmeasured,
      weightKg: 82.44,
      fatPercent: { value: 16.608, label: "MUITO BOM" },
      bodyMassIndex: { value: 26, label: "Sobrepeso" },
      pressure: "Normal",
    };
    expect(standingSentence(person)).toBe(
      "O peso é de 82,4 kg; o peso para a altura está na faixa “sobrepeso”; a gordura do corpo é de 16,6 %, na faixa “muito bom”; a pressão está na faixa “normal”.",
    );
    expect(standingSentence({ ...unmeasured, fatPercent: { value: 20, label: null } })).toBe(
      "A gordura do corpo é de 20 %.",
    );
    expect(standingSentence({ ...unmeasured, fatPercent: { value: 20, label: "SAUDAVEL" } })).toContain("saudável");
    expect(standingSentence(unmeasured)).toBe("O que cada medida diz está nas tabelas.");
  });

  test("say what changed, and nothing that may be an error of measurement", () => {
    const changes = [
      change("weight", 85.1, 82.4, UNJUDGED),
      change("percentualGordura", 19.477, 16.608),
      change("massaMagra", 68.52, 68.72, { ...UNJUDGED, certainty: "within_error" }),
      change("cintura", 85, 88.5),
      change("fcRepouso", 68, 62),
      change("triceps", 14, 12),
    ];
    expect(changeSentence("2026-06-21", changes)).toBe(
      "Desde 21/06/2026, o peso baixou 2,7 kg, a gordura do corpo baixou 2,9 pontos percentuais, a cintura subiu 3,5 cm e os batimentos em repouso baixaram 6 por minuto.",
    );
  });

  test("do not subtract what another method gave, nor what is missing or equal", () => {
    const changes = [
      change("percentualGordura", 19, 16, { ...UNJUDGED, caveat: "protocolos diferentes" }),
      change("weight", 82.41, 82.44, UNJUDGED),
      change("cintura", null, 85),
    ];
    expect(changeSentence("2026-06-21", changes)).toBe(ONE_NOT_COMPARED);
    expect(changeSentence(null, [])).toBe("É a primeira avaliação: a próxima mostra o que mudou.");
  });

  test.each(["adipômetros diferentes", "faixa de idade da equação diferente", null])(
    "tell no difference that is not judged, and do not call it an error: %s",
    (note) => {
      const fat = change("percentualGordura", 24.9, 22, { ...UNJUDGED, note });
      expect(changeSentence("2026-06-21", [fat, change("weight", 82, 82, UNJUDGED)])).toBe(ONE_NOT_COMPARED);
      expect(changeSentence("2026-06-21", [fat])).toBe(
        "Desde 21/06/2026, não há medidas que dê para comparar com segurança.",
      );
      expect(changeSentence("2026-06-21", [fat, change("cintura", 85, 88.5)])).toBe(
        "Desde 21/06/2026, a cintura subiu 3,5 cm.",
      );
    },
  );

  test("tell a body mass beyond its scatter from day to day alone, and on one scale", () => {
    const told = (before: number, now: number, judgement = UNJUDGED) =>
      changeSentence("2026-06-21", [change("weight", before, now, judgement)]);
    // 1.96 · √(0.8² + 0.8²) = 2.217; of 120 and 117 kg 1.96 · √(1.2² + 1.17²) = 3.285.
    expect([told(70, 69.9), told(70, 67.79), told(67.79, 70), told(120, 117)]).toEqual(Array(4).fill(NOTHING));
    expect(told(70, 67.78)).toBe("Desde 21/06/2026, o peso baixou 2,2 kg.");
    expect(told(67.78, 70)).toBe("Desde 21/06/2026, o peso subiu 2,2 kg.");
    expect(told(120, 116.6)).toBe("Desde 21/06/2026, o peso baixou 3,4 kg.");
    expect(told(70, 60, { ...UNJUDGED, note: "balanças diferentes" })).not.toContain("peso");
  });
});

describe("the verdict of a comparison", () => {
  const better = { ...real, verdict: "better" } as const;
  const worse = { ...real, verdict: "worse" } as const;

  test("names what got better, then what to watch, in words of every day", () => {
    const changes = [change("fcRepouso", 68, 62, better), change("massaMuscular", 34, 35.7, better)];
    expect(verdictSentence([...changes, change("cintura", 85, 90, worse)])).toBe(
      "Melhorou: os batimentos em repouso e a massa muscular. Fique de olho: a cintura.",
    );
    expect(verdictSentence(changes)).toBe(
      "Melhorou: os batimentos em repouso e a massa muscular. Nenhuma piora nas medidas que dá para comparar com segurança.",
    );
  });

  test("praises nothing that has no verdict", () => {
    expect(verdictSentence([change("weight", 88, 82)])).toBe(
      "Nenhuma piora nas medidas que dá para comparar com segurança.",
    );
    expect(verdictSentence([change("weight", 88, 82, UNJUDGED)])).toBe("");
  });

  test("watches what fell below the healthy band", () => {
    const below = { ...real, note: "abaixo da faixa saudável" } as const;
    expect(verdictSentence([change("percentualGordura", 12, 7, below)])).toBe("Fique de olho: a gordura do corpo.");
  });
});

describe("of a pregnant woman", () => {
  const pregnant = { ...unmeasured, isPregnant: true };

  test("the classes of mass and fat are not told", () => {
    const person = {
      ...pregnant,
      weightKg: 76,
      fatPercent: { value: 34, label: "Acima da média" },
      bodyMassIndex: { value: 28, label: "Sobrepeso" },
      pressure: "Normal",
    };
    expect(standingSentence(person)).toBe(
      "O peso é de 76 kg; a gordura do corpo é de 34 %; a pressão está na faixa “normal”. Na gestação não valem as faixas de peso, gordura e cintura.",
    );
  });

  test("no change is called better or worse, nor is any said to be absent", () => {
    const sentence = "Na gestação o corpo muda: as diferenças não são ditas boas nem ruins.";
    const woman = (cintura: number, isPregnant: boolean) => ({
      figures: { stature: 165, imc: 27, cintura },
      basis: {
        ...{ skinfoldProtocol: undefined, muscleMass: undefined, vo2: undefined, sex: "female" },
        ...{ ageYears: 30, ageMonths: 365, isPregnant },
      },
      errors: { cintura: { error: 1, isOwn: false } },
    });
    const told = (cm: number) =>
      summarySentences({ before: woman(88, false), now: woman(cm, true), since: "2026-06-21", person: pregnant });
    expect(told(99)[0]).toBe(sentence);
    expect(told(88.5)[0]).toBe(sentence);
    expect(told(99)[1]).toBe("Desde 21/06/2026, a cintura subiu 11 cm.");
  });
});
