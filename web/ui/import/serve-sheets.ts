import "../../api/no-eval.ts";
import { checkSheet, describeSheet, type RowToSend, type SheetNoun } from "./import-file.ts";
import { type NamedSheet, readSheets, UnreadableFile } from "./read-sheets.ts";
import type { Question, Replies } from "./sheet-reader.ts";

/** Reads and checks spreadsheets of a noun in a worker, away from the page, which stays at ease; the file never leaves the browser for it. */
export function serveSheets<Answers, Draft>(noun: SheetNoun<Answers, Draft>): void {
  let sheets: readonly NamedSheet[] = [];
  let rows: readonly RowToSend<Draft>[] = [];

  const rowsOf = (sheet: number) => sheets[sheet]?.rows ?? [];

  async function answer(question: Question<Answers>): Promise<Replies<Draft>[Question<Answers>["kind"]]> {
    switch (question.kind) {
      case "open": {
        sheets = await readSheets(question.file.name, await question.file.arrayBuffer());
        return sheets.map(({ name }) => name);
      }
      case "describe":
        return describeSheet(rowsOf(question.sheet), noun);
      case "check": {
        const checked = checkSheet(rowsOf(question.sheet), question.plan, noun);
        rows = checked.rows;
        return checked.report;
      }
      case "rows":
        return rows;
    }
  }

  addEventListener(
    "message",
    async ({ data }: MessageEvent<{ readonly id: number; readonly question: Question<Answers> }>) => {
      try {
        postMessage({ id: data.id, answer: await answer(data.question) });
      } catch (error) {
        postMessage({ id: data.id, sentence: error instanceof UnreadableFile ? error.message : null });
      }
    },
  );
}
