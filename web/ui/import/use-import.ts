import { useEffect, useRef, useState } from "react";
import type { Columns } from "#domain/import/spreadsheet/headings.ts";
import { randomId } from "../../api/random-id.ts";
import { cellKey, type Plan, type Preview, type Report } from "./import-file.ts";
import type { CheckedFile, ImportWork } from "./import-noun.ts";
import type { SheetReader } from "./sheet-reader.ts";

export interface OpenFile<Answers = unknown> {
  readonly name: string;
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly preview: Preview;
  readonly plan: Plan<Answers>;
  readonly report: Report | null;
  /** Names the import of exactly this: sending it twice imports it once, and what was changed meanwhile is another one. */
  readonly key: string;
}

function planFor<Answers>({ columns }: Preview, answers: Answers): Plan<Answers> {
  return { columns, answers, edits: new Map(), skipped: new Set() };
}

interface FileOptions<Answers, Draft> {
  readonly reader: SheetReader<Answers, Draft>;
  readonly begin: () => Answers;
}

/** The file with its plan, which every change makes an import of its own. */
function useOpenFile<Answers, Draft>({ reader, begin }: FileOptions<Answers, Draft>) {
  const [file, setFile] = useState<OpenFile<Answers> | null>(null);
  /** Ahead of what is drawn: two cells may be typed while the first is still being checked. */
  const latest = useRef<OpenFile<Answers> | null>(null);

  function keep(next: OpenFile<Answers>): void {
    latest.current = next;
    setFile(next);
  }

  async function open(chosen: File): Promise<void> {
    reader.close();
    const sheets = await reader.ask({ kind: "open", file: chosen });
    await describe({ name: chosen.name, sheets }, 0, begin());
  }

  async function describe(
    { name, sheets }: Pick<OpenFile, "name" | "sheets">,
    sheet: number,
    answers: Answers,
  ): Promise<void> {
    const preview = await reader.ask({ kind: "describe", sheet });
    keep({ name, sheets, sheet, preview, plan: planFor(preview, answers), report: null, key: randomId() });
  }

  async function chooseSheet(sheet: number): Promise<void> {
    if (latest.current) await describe(latest.current, sheet, latest.current.plan.answers);
  }

  function changePlan(change: Partial<Plan<Answers>>): void {
    const { current } = latest;
    if (current) keep({ ...current, plan: { ...current.plan, ...change }, key: randomId() });
  }

  function setReport(report: Report | null): void {
    if (latest.current) keep({ ...latest.current, report });
  }

  return { file, latest, open, chooseSheet, changePlan, setReport };
}

export function useImport<Answers, Draft>(work: ImportWork<Answers, Draft>) {
  const [reader] = useState(work.openReader);
  const { file, latest, open, chooseSheet, changePlan, setReport } = useOpenFile({ reader, begin: work.begin });
  /** The check under way. The next one begins after it, because both may look up answers. */
  const checking = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => reader.close(), [reader]);

  /** Answers for all lines make the earlier check obsolete. */
  function describePlan(change: Partial<Pick<Plan<Answers>, "columns" | "answers">>): void {
    changePlan(change);
    setReport(null);
  }

  function check(): Promise<Report | null> {
    const next = checking.current.then(checkLatest, checkLatest);
    checking.current = next;
    return next;
  }

  async function checkLatest(): Promise<Report | null> {
    const report = await checkOnce();
    if (!report || !latest.current) return report;
    const answers = await work.completeAnswers(report, latest.current.plan.answers);
    if (answers === null) return report;
    changePlan({ answers });
    return checkOnce();
  }

  /** A report on a plan that has changed meanwhile is not shown. */
  async function checkOnce(): Promise<Report | null> {
    const { current } = latest;
    if (!current) return null;
    const found = await reader.ask({ kind: "check", sheet: current.sheet, plan: current.plan });
    if (latest.current?.key === current.key) setReport(found);
    return found;
  }

  async function edit(line: number, field: string, text: string): Promise<void> {
    if (!latest.current) return;
    changePlan({ edits: new Map(latest.current.plan.edits).set(cellKey(line, field), text) });
    await check();
  }

  async function skip(lines: readonly number[], isSkipped: boolean): Promise<void> {
    const skipped = new Set(latest.current?.plan.skipped);
    for (const line of lines) {
      if (isSkipped) skipped.add(line);
      else skipped.delete(line);
    }
    changePlan({ skipped });
    await check();
  }

  /** False when the refusal tells nothing. */
  async function markRefused(error: unknown): Promise<boolean> {
    const { current } = latest;
    const answers = current?.report && work.completeAnswersAfterRefusal?.(error, current.report, current.plan.answers);
    if (!answers) return false;
    changePlan({ answers });
    await check();
    return true;
  }

  /** Null while a line is wrong. */
  async function checkedFile(): Promise<CheckedFile<Draft> | null> {
    const report = await check();
    const rows = await reader.ask({ kind: "rows" });
    const { current } = latest;
    if (!current || !report || report.wrong > 0 || rows.length !== report.ready) return null;
    return { key: current.key, fileName: current.name, rows };
  }

  return {
    file,
    open,
    chooseSheet,
    chooseColumns: (columns: Columns) => describePlan({ columns }),
    answer: (answers: Answers) => describePlan({ answers }),
    check,
    edit,
    skip,
    markRefused,
    checkedFile,
  };
}

type Import = ReturnType<typeof useImport<unknown, unknown>>;

export type ColumnWork = Pick<Import, "chooseSheet" | "chooseColumns">;

export type LineWork = Pick<Import, "edit" | "skip">;
