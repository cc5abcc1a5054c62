import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate } from "../../calendar-date.ts";
import { readContactPhone, readPhone, readYesNo } from "./cells.ts";
import {
  CLOSED_ANSWERS,
  readCountry,
  readDiabetesType,
  readGender,
  readGoal,
  readShift,
  readStudentType,
} from "./choice-cells.ts";
import { readBirthdate } from "./date-cell.ts";
import { readDays } from "./days-cell.ts";

const TODAY = "2026-03-02";

describe("a cellphone", () => {
  it.each([
    "(11) 91234-5678",
    "11912345678",
    "11 9 1234 5678",
    "11-91234.5678",
    "+55 11 91234-5678",
    "+55 (11) 91234-5678",
    "5511912345678",
    "0055 11 91234-5678",
    "011 91234-5678",
    "0XX11 91234-5678",
    "0 xx (11) 91234 5678",
    "11912345678.0",
    "11912345678,0",
    "  (11)91234-5678  ",
    "(11) 91234-5678 (WhatsApp)",
  ])("%j is one", (text) => expect(readPhone(text, "BR")).toEqual({ value: "(11) 91234-5678" }));

  it("of before 2016 gets its ninth digit, and says so", () => {
    const note = "Acrescentamos o nono dígito: (11) 98234-5678.";
    expect(readPhone("(11) 8234-5678", "BR")).toEqual({ value: "(11) 98234-5678", note });
  });

  it("without area code takes the file's, where there is one", () => {
    expect(readPhone("91234-5678", "BR", "21")).toEqual({ value: "(21) 91234-5678" });
    expect(readPhone("91234-5678", "BR")).toEqual({ problem: "Falta o DDD. Escreva, por exemplo, (11) 91234-5678." });
  });

  it("beside another phone is the one that is taken", () => {
    const note = "A célula tem mais de um telefone: usaremos (11) 91234-5678.";
    for (const text of [
      "(11) 3222-1111 / (11) 91234-5678",
      "11912345678; 11998765432",
      "11 91234-5678 ou 11 3222-1111",
    ])
      expect(readPhone(text, "BR")).toEqual({ value: "(11) 91234-5678", note });
  });

  it.each([
    ["1,19123E+10", "O Excel encurtou este número. Formate a coluna como texto e digite o celular de novo."],
    ["5.51191E12", "O Excel encurtou este número. Formate a coluna como texto e digite o celular de novo."],
    ["(11) 3222-1111", "É um telefone fixo. Informe um celular com DDD e nove dígitos."],
    ["não tem", "Campo com formato inválido"],
    ["123", "Campo com formato inválido"],
    ["11 81234-5678", "Campo com formato inválido"],
  ])("%j is none: %s", (text, problem) => expect(readPhone(text, "BR")).toEqual({ problem }));

  it("of another country fills its mask, with or without the dial code", () => {
    for (const text of ["+351 21 123 4567", "00351211234567", "211234567"])
      expect(readPhone(text, "PT")).toEqual({ value: "21 123 4567" });
    expect(readPhone("21 123", "PT")).toEqual({ problem: "Campo com formato inválido: 00 000 0000" });
  });

  it("of the emergency contact has a mask of its own", () => {
    expect(readContactPhone("11912345678")).toEqual({ value: "(11) 9 1234-5678" });
  });

  it("however it is punctuated, reads the same", () => {
    const digits = fc.stringMatching(/^[1-9][1-9]9\d{8}$/);
    const separators = fc.array(fc.constantFrom("", " ", "-", ".", "(", ")"), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(digits, separators, (phone, marks) => {
        const text = [...phone].map((digit, index) => (marks[index] ?? "") + digit).join("");
        expect(readPhone(text, "BR")).toEqual(readPhone(phone, "BR"));
      }),
    );
  });
});

describe("a birthdate", () => {
  it.each([
    ["31/12/1990", "1990-12-31"],
    ["1/2/1990", "1990-02-01"],
    ["01-02-1990", "1990-02-01"],
    ["01.02.1990", "1990-02-01"],
    ["01 / 02 / 1990", "1990-02-01"],
    ["1990-02-01", "1990-02-01"],
    ["01/02/27", "1927-02-01"],
    ["1990-02-01T00:00:00.000Z", "1990-02-01"],
    ["01/02/1990 00:00:00", "1990-02-01"],
    ["29/02/1992", "1992-02-29"],
    ["01/02/78", "1978-02-01"],
    ["01/02/05", "2005-02-01"],
    ["12 de maio de 1990", "1990-05-12"],
    ["1º de março de 1985", "1985-03-01"],
    ["12/mai/90", "1990-05-12"],
    ["12-ago-2001", "2001-08-12"],
    ["32905", "1990-02-01"],
  ])("%j is %s", (text, value) => {
    expect(readBirthdate(text, TODAY)).toEqual({ value });
  });

  it.each([
    ["31/02/1990", "Data inválida. Use dd/mm/aaaa."],
    ["12/31/1990", "Data inválida. Use dd/mm/aaaa."],
    ["29/02/1991", "Data inválida. Use dd/mm/aaaa."],
    ["ontem", "Data inválida. Use dd/mm/aaaa."],
    ["35 anos", "Data inválida. Use dd/mm/aaaa."],
    ["12 de abobrinha de 1990", "Data inválida. Use dd/mm/aaaa."],
    ["01/01/2026", "Data inválida"],
    ["01/01/1900", "Data inválida"],
    ["02/03/2027", "Data inválida"],
  ])("%j is none: %s", (text, problem) => expect(readBirthdate(text, TODAY)).toEqual({ problem }));

  it("written dd/mm/aaaa is read back as it was", () => {
    const days = fc
      .date({ min: new Date("1930-01-01"), max: new Date("2024-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (day) => {
        expect(readBirthdate(formatDate(day), TODAY)).toEqual({ value: day });
      }),
    );
  });
});

describe("available days", () => {
  const [monday, tuesday, wednesday, thursday, friday] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
  it.each([
    ["seg, qua e sex", [monday, wednesday, friday]],
    ["Segunda-feira; Quarta-feira", [monday, wednesday]],
    ["SEG/QUA/SEX", [monday, wednesday, friday]],
    ["seg-qua-sex", [monday, wednesday, friday]],
    ["2ª, 4ª e 6ª", [monday, wednesday, friday]],
    ["2a 4a 6a", [monday, wednesday, friday]],
    ["2º e 4º", [monday, wednesday]],
    ["246", [monday, wednesday, friday]],
    ["terça e quinta", [tuesday, thursday]],
    ["Terças e Quintas", [tuesday, thursday]],
    ["segunda a sexta", [monday, tuesday, wednesday, thursday, friday]],
    ["2ª a 6ª", [monday, tuesday, wednesday, thursday, friday]],
    ["2 a 6", [monday, tuesday, wednesday, thursday, friday]],
    ["seg até qua e sex", [monday, tuesday, wednesday, friday]],
    ["sex a dom", [friday, "saturday", "sunday"]],
    ["sáb a seg", [monday, "saturday", "sunday"]],
    ["todos os dias", [monday, tuesday, wednesday, thursday, friday, "saturday", "sunday"]],
    ["dias úteis", [monday, tuesday, wednesday, thursday, friday]],
    ["Fim de semana", ["saturday", "sunday"]],
    ["sexta, segunda", [monday, friday]],
  ])("%j are %j", (text, value) => expect(readDays(text)).toEqual({ value }));

  it("with a dash between two are two, and it is said", () => {
    expect(readDays("seg-sex")).toEqual({
      value: ["monday", "friday"],
      note: "Entendemos só os dois dias. Para todos entre eles, escreva, por exemplo: seg a sex.",
    });
  });

  it.each(["3x por semana", "manhã", "segundo", "8", ","])("%j are none", (text) => {
    expect(readDays(text)).toEqual({ problem: "Não entendemos os dias. Escreva, por exemplo: seg, qua e sex." });
  });
});

describe("a choice", () => {
  it.each([
    ["M", "male"],
    ["masc.", "male"],
    ["HOMEM", "male"],
    ["f", "female"],
    ["Feminino", "female"],
    ["Mulher", "female"],
  ])("of gender: %s is %s", (text, value) => expect(readGender(text)).toEqual({ value }));

  it("of gender: M is mulher in a column that says H", () => {
    const column = ["H", "M", "M", ""];
    expect(readGender("M", column)).toEqual({ value: "female" });
    expect(readGender("H", column)).toEqual({ value: "male" });
  });

  it("of gender that is none of them names them", () => {
    expect(readGender("x")).toEqual({ problem: "Escolha uma das opções: Masculino, Feminino." });
  });

  it.each([
    ["Presencial", "in_person"],
    ["On-line", "consulting"],
    ["CONSULTORIA", "consulting"],
    ["hibrido", "hybrid"],
    ["Semi-presencial", "hybrid"],
  ])("of kind: %s is %s", (text, value) => expect(readStudentType(text)).toEqual({ value }));

  it("of shift, goal and diabetes are found by their words", () => {
    expect(readShift("Noturno")).toEqual({ value: "nocturnal" });
    expect(readGoal("reabilitacao postural")).toEqual({ value: "Reabilitação postural" });
    expect(readGoal("Emagrecer")).toEqual({ problem: "Escolha uma das opções: Performance, Reabilitação postural." });
    expect(readDiabetesType("Tipo 2")).toEqual({ value: "type2" });
  });

  it.each([
    ["Brasil", "", "BR"],
    ["brazil", "", "BR"],
    ["+351", "", "PT"],
    ["Portugal", "", "PT"],
    ["EUA", "", "US"],
    ["Estados Unidos", "", "US"],
    ["EUA (Estados Unidos)", "", "US"],
    ["Argentina", "11 4321 5678", "AR-1"],
    ["Argentina", "11 432 5678", "AR-2"],
    ["Chile", "", "CL-1"],
    ["Alemanha (área II)", "", "DE-2"],
  ])("of country: %s with %j is %s", (text, phone, value) => expect(readCountry(text, phone)).toEqual({ value }));
});

describe("an answer of yes or no", () => {
  it.each([
    ["Não", false, null],
    ["n", false, null],
    ["nenhuma", false, null],
    ["-", false, null],
    ["Sim", true, null],
    ["x", true, null],
    ["Sim, joelho direito", true, "joelho direito"],
    ["sim (menisco)", true, "menisco"],
    ["Joelho", true, "Joelho"],
    ["Nódulo", true, "Nódulo"],
    ["Simvastatina", true, "Simvastatina"],
  ])("%j", (text, isYes, detail) => expect(readYesNo(text)).toEqual({ isYes, detail }));
});

describe("whatever is in a cell", () => {
  it("is read or refused with a sentence, and never breaks", () => {
    const readers: readonly ((text: string) => object)[] = [
      (text) => readPhone(text, "BR", "11"),
      (text) => readPhone(text, "DE-1"),
      (text) => readBirthdate(text, TODAY),
      readDays,
      (text) => readGender(text, [text]),
      readStudentType,
      (text) => readCountry(text, text),
    ];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
          fc.string({ unit: fc.constantFrom(..."0123456789/.-+() eaotquinsdgmr") }),
        ),
        (text) => {
          const readings = readers.map((read) => read(text));
          expect(readings.filter((reading) => !("value" in reading || "problem" in reading))).toEqual([]);
        },
      ),
    );
  });
});

describe("a closed answer that is offered", () => {
  const READERS: Readonly<Record<string, (text: string) => object>> = {
    student_type: readStudentType,
    gender: readGender,
    training_shift: readShift,
    training_goals: readGoal,
    diabets_type: readDiabetesType,
    country: (text) => readCountry(text, ""),
  };

  it.each([...CLOSED_ANSWERS].flatMap(([field, answers]) => answers.map((answer) => [field, answer] as const)))(
    "of %s is understood: %s",
    (field, answer) => expect(READERS[field]?.(answer)).toHaveProperty("value"),
  );
});
