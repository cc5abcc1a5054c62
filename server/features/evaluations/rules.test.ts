import { describe, expect, it } from "vitest";
import { mergeMeasures, upcast } from "./rules.ts";

const VERSION_1 = {
  student: { stature: "178", weight: "82,40" },
  heart: { fcRepouso: "62" },
  perimeter: { protocolo: "Guedes - 3 Dobras", percentualGordura: { value: 18.4, label: "SAUDAVEL" } },
};

describe("an evaluation of version 1", () => {
  it("keeps what it has; figures that were not derived then are null", () => {
    expect(upcast("1.0.0", VERSION_1)).toEqual({
      student: VERSION_1.student,
      heart: VERSION_1.heart,
      perimeter: {
        ...VERSION_1.perimeter,
        bodyPerimeter: {},
        skinFold: {},
        imc: null,
        relacaoCinturaQuadril: null,
        relacaoCinturaEstatura: null,
        massaMagra: null,
        massaAdiposa: null,
        massaMuscular: null,
        densidade: null,
        somatorio: null,
        periferico: null,
        central: null,
      },
    });
  });

  it("stays as it is when it has the shape of today already", () => {
    const today = upcast("1.0.0", VERSION_1);
    expect(upcast("1.0.0", today)).toEqual(today);
    expect(upcast("1", today)).toEqual(today);
  });
});

it("an evaluation of a version that this code does not know is not read", () => {
  expect(() => upcast("9.0.0", VERSION_1)).toThrow("unknown assessment version 9.0.0");
});

describe("measures over stored ones", () => {
  const stored = {
    student: { stature: "178", weight: "82,40" },
    heart: { fcRepouso: "62", sistole: "118" },
    perimeter: { bodyPerimeter: { cintura: "85,0" }, skinFold: { triceps: "12,0" } },
  };

  it("leave unchanged what is absent, section or measure", () => {
    expect(mergeMeasures(stored, {})).toEqual(stored);
    expect(mergeMeasures(stored, { heart: { sistole: "120" } })).toEqual({
      ...stored,
      heart: { fcRepouso: "62", sistole: "120" },
    });
    const draft = { perimeter: { bodyPerimeter: { quadril: "99,6" }, skinFold: undefined } };
    expect(mergeMeasures(stored, draft).perimeter).toEqual({
      bodyPerimeter: { cintura: "85,0", quadril: "99,6" },
      skinFold: { triceps: "12,0" },
    });
  });

  it("erase what is null", () => {
    expect(mergeMeasures(stored, { heart: { sistole: null } }).heart).toEqual({ fcRepouso: "62", sistole: null });
  });

  it("begin with nothing", () => {
    expect(mergeMeasures(undefined, { student: { stature: "170" } })).toEqual({
      student: { stature: "170" },
      heart: {},
      perimeter: { bodyPerimeter: {}, skinFold: {} },
    });
  });
});
