import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { MAX_FILE_BYTES } from "#domain/uploads.ts";
import { readSheets } from "./read-sheets.ts";
import { aWorkbook } from "./workbook.fixture.ts";

const bytesOf = (text: string): ArrayBuffer => new Uint8Array(new TextEncoder().encode(text)).buffer;
const csv = async (text: string) => (await readSheets("alunos.csv", bytesOf(text)))[0]?.rows;
const buffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

/** As Excel in Portuguese saves "CSV (separado por vírgulas)". */
const windows1252 = (text: string) => new Uint8Array([...text].map((one) => one.charCodeAt(0))).buffer;

const NAMES = [
  ["Nome", "Observação"],
  ["José Conceição", "1,5 kg; ok"],
];

describe("a CSV", () => {
  it.each([
    ["semicolons", 'Nome;Observação\r\nJosé Conceição;"1,5 kg; ok"\r\n'],
    ["commas", 'Nome,Observação\nJosé Conceição,"1,5 kg; ok"\n'],
    ["tabs", "Nome\tObservação\nJosé Conceição\t1,5 kg; ok\n"],
    ["the mark of UTF-8", '\ufeffNome;Observação\nJosé Conceição;"1,5 kg; ok"\n'],
  ])("with %s is read", async (_, text) => {
    const rows = await csv(text);
    expect(rows?.slice(0, 2)).toEqual(NAMES);
  });

  it("in Windows-1252 keeps its accents", async () => {
    const [sheet] = await readSheets("a.csv", windows1252('Nome;Observação\nJosé Conceição;"1,5 kg; ok"'));
    expect(sheet?.rows).toEqual(NAMES);
  });

  it("in UTF-16, as Excel's Unicode text, is read", async () => {
    const text = "\ufeffNome\tIdade\nJosé\t30";
    const bytes = new Uint8Array([...text].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]));
    expect((await readSheets("a.txt", bytes.buffer))[0]?.rows).toEqual([
      ["Nome", "Idade"],
      ["José", "30"],
    ]);
  });

  it("with line breaks and quotes within cells keeps its rows as Excel counts them", async () => {
    expect(await csv('Nome;Obs\n"Ana ""Aninha""\nLima";x\nBia;y')).toEqual([
      ["Nome", "Obs"],
      ['Ana "Aninha"\nLima', "x"],
      ["Bia", "y"],
    ]);
  });

  it("that names its separator is believed, and its rows keep their numbers", async () => {
    expect(await csv("sep=|\nNome|E-mail\nAna|a;b;c")).toEqual([[], ["Nome", "E-mail"], ["Ana", "a;b;c"]]);
  });

  it("with a title above and blank rows keeps every row's place", async () => {
    expect(await csv("Academia\n\nNome;E-mail\nAna;a@b.co")).toEqual([
      ["Academia"],
      [""],
      ["Nome", "E-mail"],
      ["Ana", "a@b.co"],
    ]);
  });
});

describe("an XLSX", () => {
  it("gives dates, numbers, formulas' values and flags as the cells show them", async () => {
    const bytes = aWorkbook([
      {
        name: "Alunos",
        rows: [
          ["Nome", "Nascimento", "Celular", "Água", "Fuma"],
          ["José <Conceição> & Cia", { date: 32_905 }, 11_912_345_678, 2.5, true],
          [{ formula: "A2&B2", value: "Ana Lima" }, "01/02/1990", "11912345678", 0.1 + 0.2, false],
        ],
      },
    ]);
    expect(await readSheets("alunos.xlsx", bytes)).toEqual([
      {
        name: "Alunos",
        rows: [
          ["Nome", "Nascimento", "Celular", "Água", "Fuma"],
          ["José <Conceição> & Cia", "01/02/1990", "11912345678", "2,5", "Sim"],
          ["Ana Lima", "01/02/1990", "11912345678", "0,3", "Não"],
        ],
      },
    ]);
  });

  it("with several sheets gives the filled ones, and rows keep their numbers", async () => {
    const bytes = aWorkbook([
      { name: "Capa", rows: [] },
      { name: "Alunos", rows: [[], ["Nome"], [], ["Ana"]] },
      { name: "Inativos", rows: [["Nome"], ["Bia"]] },
    ]);
    const sheets = await readSheets("x.xlsx", bytes);
    expect(sheets.map(({ name }) => name)).toEqual(["Alunos", "Inativos"]);
    expect(sheets[0]?.rows.map(([first]) => first ?? "")).toEqual(["", "Nome", "", "Ana"]);
  });

  it("of 5,000 rows is read in a moment", async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      `Aluno ${at}`,
      `a${at}@exemplo.com.br`,
      11_900_000_000 + at,
    ]);
    const [sheet] = await readSheets("x.xlsx", aWorkbook([{ name: "A", rows }]));
    expect(sheet?.rows.at(-1)).toEqual(["Aluno 4999", "a4999@exemplo.com.br", "11900004999"]);
  });
});

describe("a file that is no spreadsheet", () => {
  it.each([
    ["nothing at all", "x.csv", new Uint8Array(), "A planilha está vazia."],
    ["only blanks", "x.csv", strToU8(" ;;\n\n ; ;\n"), "A planilha está vazia."],
    ["an old workbook", "x.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /versão antiga do Excel/],
    ["a locked workbook", "x.xlsx", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /protegida por senha/],
    ["a broken archive", "x.xlsx", strToU8("PK\u0003\u0004 broken"), /Não foi possível ler este arquivo/],
    [
      "another archive",
      "x.xlsx",
      zipSync({ "word/document.xml": strToU8("<a/>") }),
      /Não foi possível ler este arquivo/,
    ],
    ["too much", "x.csv", new Uint8Array(MAX_FILE_BYTES + 1), "O arquivo tem um limite de 5 MB."],
    ["a bomb", "x.xlsx", zipSync({ "xl/a.xml": new Uint8Array(104_857_601) }), /grande demais para ser lida/],
  ])("%s is refused with a sentence", async (_, name, bytes, sentence) => {
    await expect(readSheets(name, buffer(bytes))).rejects.toThrow(sentence);
  });
});
