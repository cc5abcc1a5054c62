import type { ReactNode } from "react";
import type { Report, ReportedLine, RowToSend, SheetNoun } from "./import-file.ts";
import type { SheetReader } from "./sheet-reader.ts";

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly missing: string;
  /** Stands before the text. */
  readonly picture?: (line: ReportedLine) => ReactNode;
}

export interface ImportTexts extends Pick<SheetNoun<never, unknown>, "kinds" | "one" | "many" | "most" | "isFeminine"> {
  /** The noun that a line's name belongs to; absent: `one`. */
  readonly subject?: string;
  readonly needed: readonly string[];
  readonly hints: readonly string[];
  readonly template: { readonly name: string; readonly csv: string };
  readonly facts: readonly Fact[];
  /** Undefined for any text. */
  readonly choicesOf: (field: string) => readonly string[] | undefined;
}

export interface CheckedFile<Draft> {
  /** Made once for a checked file: trying again after a lost connection goes on with the same import. */
  readonly key: string;
  readonly fileName: string;
  readonly rows: readonly RowToSend<Draft>[];
}

export interface ImportWork<Answers, Draft> {
  readonly openReader: () => SheetReader<Answers, Draft>;
  readonly begin: () => Answers;
  /** Adds what the server knows about the lines. Null: nothing. */
  readonly completeAnswers: (report: Report, answers: Answers) => Promise<Answers | null>;
  /** Null: the refusal tells nothing about a line. */
  readonly completeAnswersAfterRefusal?: (error: unknown, report: Report, answers: Answers) => Answers | null;
}

export interface Sending {
  /** Rows that have arrived; all of them: only the last step is left. */
  readonly onProgress: (sent: number) => void;
  /** Leaving the dialog before the end imports nothing. */
  readonly signal: AbortSignal;
}
