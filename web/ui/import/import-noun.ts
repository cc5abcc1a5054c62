import type { Report, RowToSend, SheetNoun } from "./import-file.ts";
import type { SheetReader } from "./sheet-reader.ts";

/** A column of the list of lines: a field as it would be saved. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  /** What a card says where it is absent. */
  readonly missing: string;
}

/** How an import speaks of what it imports. All nouns are masculine. */
export interface ImportWords extends Pick<SheetNoun<never, unknown>, "kinds" | "one" | "many" | "most"> {
  /** Fields that need a column. */
  readonly needed: readonly string[];
  /** What the first step says of the file. */
  readonly hints: readonly string[];
  readonly template: { readonly name: string; readonly csv: string };
  readonly facts: readonly Fact[];
  /** The answers that a cell may hold; undefined for any text. */
  readonly choicesOf: (field: string) => readonly string[] | undefined;
}

/** A file whose lines are right, ready to be sent. */
export interface Settled<Draft> {
  /** Made once for a checked file: trying again after a lost connection goes on with the same import. */
  readonly key: string;
  readonly fileName: string;
  readonly rows: readonly RowToSend<Draft>[];
}

/** The work of an import that depends on what is imported. */
export interface ImportWork<Answers, Draft> {
  readonly openReader: () => SheetReader<Answers, Draft>;
  /** What is known before the file is read. */
  readonly begin: () => Answers;
  /** Asks the server what must be known about these lines. Null: nothing that was not known before. */
  readonly learn: (report: Report, answers: Answers) => Promise<Answers | null>;
  /** What a refused import tells about its lines; null when it tells nothing. */
  readonly learnFromRefusal?: (error: unknown, report: Report, answers: Answers) => Answers | null;
}

export interface Sending {
  /** Rows that have arrived; all of them: only the last step is left. */
  readonly onProgress: (sent: number) => void;
  /** Leaving the dialog before the end imports nothing. */
  readonly signal: AbortSignal;
}
