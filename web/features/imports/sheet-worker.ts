import "../../no-eval.ts";
import { checkSheet, describeSheet, type Plan, type RowToSend } from "./import-file.ts";
import { type NamedSheet, readSheets, UnreadableFile } from "./read-sheets.ts";
import type { Answers, Question } from "./sheet-reader.ts";

/** Reads and checks a spreadsheet away from the page, which stays at ease; the file never leaves the browser for it. */
let sheets: readonly NamedSheet[] = [];
let rows: readonly RowToSend[] = [];

const rowsOf = (sheet: number) => sheets[sheet]?.rows ?? [];

async function answer(question: Question): Promise<Answers[Question["kind"]]> {
  switch (question.kind) {
    case "open": {
      sheets = await readSheets(question.file.name, await question.file.arrayBuffer());
      return sheets.map(({ name }) => name);
    }
    case "describe":
      return describeSheet(rowsOf(question.sheet));
    case "check": {
      const checked = checkSheet(rowsOf(question.sheet), question.plan satisfies Plan);
      rows = checked.rows;
      return checked.report;
    }
    case "rows":
      return rows;
  }
}

addEventListener("message", async ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  try {
    postMessage({ id: data.id, answer: await answer(data.question) });
  } catch (error) {
    postMessage({ id: data.id, sentence: error instanceof UnreadableFile ? error.message : null });
  }
});
