import { describe, expect, it } from "vitest";
import { NOBODY_KNOWN } from "#domain/import/students/duplicates.ts";
import { NO_DEFAULTS } from "#domain/import/students/row.ts";
import { TEMPLATE_CSV } from "#domain/import/students/template.ts";
import { cellKey, checkSheet, describeSheet as describeSheetOf, type Plan } from "../../../ui/import/import-file.ts";
import { readSheets } from "../../../ui/import/read-sheets.ts";
import { STUDENT_SHEET, type StudentAnswers } from "./student-sheet.ts";

const HEADINGS = ["Nome", "E-mail", "Celular", "Nascimento", "Sexo", "Tipo", "Dias"];
const ana = ["Ana Lima", "ana@exemplo.com.br", "11912345678", "01/02/1990", "F", "Presencial", "seg, qua"];
const bia = ["Bia Reis", "bia@exemplo.com.br", "11987654321", "03/04/1991", "F", "Online", "ter"];

const describeSheet = (rows: string[][]) => describeSheetOf(rows, STUDENT_SHEET);

type Changes = Partial<Plan<StudentAnswers> & StudentAnswers>;

const check = (rows: string[][], { defaults, known, today, ...changes }: Changes = {}) =>
  checkSheet(
    rows,
    {
      columns: describeSheet(rows).columns,
      answers: { defaults: defaults ?? NO_DEFAULTS, known: known ?? NOBODY_KNOWN, today: today ?? "2026-03-02" },
      edits: new Map(),
      skipped: new Set(),
      ...changes,
    },
    STUDENT_SHEET,
  );

const told = (rows: string[][], changes: Changes = {}) =>
  check(rows, changes).report.lines.flatMap(({ line, cells }) =>
    cells.map(({ label, text, severity, sentence }) => [line, label, text, severity, sentence]),
  );

describe("a sheet before it is imported", () => {
  it("shows its columns with samples, and counts its students", () => {
    const preview = describeSheet([["Academia"], [], HEADINGS, ana, ["", ""], bia]);
    expect(preview).toMatchObject({ headingLine: 3, rowCount: 2, refusal: null });
    expect(preview.columns).toEqual([
      "name",
      "email",
      "cellphone",
      "birthdate",
      "gender",
      "student_type",
      "days_of_week",
    ]);
    expect(preview.samples[0]).toEqual(["Ana Lima", "Bia Reis"]);
  });

  it("with more students than an import takes says so", () => {
    const rows = Array.from({ length: 5_001 }, () => ana);
    expect(describeSheet([HEADINGS, ...rows]).refusal).toMatch(
      /^A planilha tem 5.001 linhas. O limite é de 5.000 alunos/,
    );
    expect(describeSheet([HEADINGS, ...rows.slice(1)]).refusal).toBeNull();
  });

  it("without students says so", () => {
    expect(describeSheet([HEADINGS]).refusal).toBe("Nenhum aluno foi encontrado abaixo dos títulos das colunas.");
  });
});

describe("the dry run", () => {
  it("of a good file makes a registration of each line, named by its number in the spreadsheet", () => {
    const { report, rows } = check([["Título"], HEADINGS, ana, [], bia]);
    expect(report).toMatchObject({ ready: 2, wrong: 0, skipped: 0, doubtful: 0 });
    expect(rows.map(({ line, draft }) => [line, draft.name, draft.cellphone])).toEqual([
      [3, "Ana Lima", "(11) 91234-5678"],
      [5, "Bia Reis", "(11) 98765-4321"],
    ]);
  });

  it("tells each wrong cell with what stands there and why", () => {
    const wrong = ["", "bia@", "123", "31/02/1990", "?", "Presencial", "3x"];
    expect(told([HEADINGS, ana, wrong])).toEqual([
      [3, "Nome", "", "error", "Este campo não pode ficar em branco"],
      [3, "E-mail", "bia@", "error", "E-mail deve ser válido"],
      [3, "Celular", "123", "error", "Campo com formato inválido"],
      [3, "Data de nascimento", "31/02/1990", "error", "Data inválida. Use dd/mm/aaaa."],
      [3, "Gênero", "?", "error", "Escolha uma das opções: Masculino, Feminino."],
      [3, "Dias disponíveis", "3x", "error", "Não entendemos os dias. Escreva, por exemplo: seg, qua e sex."],
    ]);
  });

  it("tells what the contract refuses though it could be read", () => {
    const long = ["a".repeat(121), ...bia.slice(1)];
    expect(told([HEADINGS, long])).toEqual([[2, "Nome", "a".repeat(121), "error", "Use no máximo 120 caracteres"]]);
  });

  it("tells duplicates, within the file and of registered students", () => {
    const known = { emails: new Set(["ana@exemplo.com.br"]), names: new Map([["11987654321", "Beatriz"]]) };
    expect(told([HEADINGS, ana, bia, bia], { known })).toEqual([
      [2, "E-mail", "ana@exemplo.com.br", "error", "Já existe um aluno com este e-mail."],
      [3, "Celular", "11987654321", "warning", "Você já tem um aluno com este celular: Beatriz."],
      [4, "E-mail", "bia@exemplo.com.br", "error", "E-mail repetido: já está na linha 3."],
      [4, "Celular", "11987654321", "warning", "Você já tem um aluno com este celular: Beatriz."],
    ]);
  });

  it("takes a cell that was typed anew, also one for which there is no column", () => {
    const sheet = [HEADINGS.slice(0, 4), ["Ana", "ana@", "11912345678", "01/02/1990"]];
    const edits = new Map([
      [cellKey(2, "email"), "ana@exemplo.com.br"],
      [cellKey(2, "gender"), "F"],
    ]);
    const defaults = { ...NO_DEFAULTS, student_type: "hybrid", days_of_week: ["monday"] } as const;
    expect(check(sheet, { edits, defaults }).rows).toMatchObject([
      { line: 2, draft: { email: "ana@exemplo.com.br", gender: "female", student_type: "hybrid" } },
    ]);
  });

  it("leaves out the lines that are skipped, with whom nobody is a duplicate any more", () => {
    const { report, rows } = check([HEADINGS, ana, ana, ["Total: 2 alunos"]], { skipped: new Set([2, 4]) });
    expect(report).toMatchObject({ ready: 1, wrong: 0, skipped: 2 });
    expect(rows.map(({ line }) => line)).toEqual([3]);
  });

  it("of the template imports its example", async () => {
    const bytes = new TextEncoder().encode(TEMPLATE_CSV);
    const [sheet] = await readSheets("modelo.csv", new Uint8Array(bytes).buffer);
    const rows = sheet?.rows.map((row) => [...row]) ?? [];
    expect(describeSheet(rows).columns).not.toContain(null);
    expect(check(rows).report).toMatchObject({ ready: 1, wrong: 0 });
  });

  it("of 5,000 students takes a moment", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => [`Ana ${at}`, `a${at}@exemplo.com.br`, ...ana.slice(2)]);
    const start = performance.now();
    expect(check([HEADINGS, ...many]).report.ready).toBe(5_000);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
