import { useEffect, useRef, useState } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { type KnownContacts, NOBODY_KNOWN } from "#domain/student-import/duplicates.ts";
import { type FileDefaults, NO_DEFAULTS } from "#domain/student-import/row.ts";
import { cellKey, type Plan, type Preview, type Report } from "./import-file.ts";
import { SheetReader } from "./sheet-reader.ts";
import { createContactSearch } from "./students/known-contacts.ts";

/** A file that was opened, and what the trainer has said about it so far. */
export interface OpenFile {
  readonly name: string;
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly preview: Preview;
  readonly plan: Plan;
  readonly report: Report | null;
  /** Names the import of exactly this: sending it twice imports it once, and what was changed meanwhile is another one. */
  readonly key: string;
}

const planFor = ({ columns }: Preview, defaults: FileDefaults): Plan => ({
  columns,
  defaults,
  edits: new Map(),
  skipped: new Set(),
  known: NOBODY_KNOWN,
  today: todayInSaoPaulo(Date.now()),
});

/** An import from choosing the file to knowing that every line is right. The file stays in the browser's worker. */
export function useImport() {
  const [reader] = useState(() => new SheetReader());
  const [file, setFile] = useState<OpenFile | null>(null);
  /** Ahead of what is drawn: two cells may be typed while the first is still being checked. */
  const latest = useRef<OpenFile | null>(null);
  const [findContacts] = useState(createContactSearch);
  const checks = useRef(0);
  useEffect(() => () => reader.close(), [reader]);

  function keep(next: OpenFile): OpenFile {
    latest.current = next;
    setFile(next);
    return next;
  }

  async function open(chosen: File): Promise<void> {
    reader.close();
    const sheets = await reader.ask({ kind: "open", file: chosen });
    await describe({ name: chosen.name, sheets }, 0, NO_DEFAULTS);
  }

  async function describe(of: Pick<OpenFile, "name" | "sheets">, sheet: number, defaults: FileDefaults): Promise<void> {
    const preview = await reader.ask({ kind: "describe", sheet });
    const { name, sheets } = of;
    keep({ name, sheets, sheet, preview, plan: planFor(preview, defaults), report: null, key: crypto.randomUUID() });
  }

  async function chooseSheet(sheet: number): Promise<void> {
    if (latest.current) await describe(latest.current, sheet, latest.current.plan.defaults);
  }

  function changePlan(change: Partial<Plan>): void {
    const { current } = latest;
    if (current) keep({ ...current, plan: { ...current.plan, ...change }, key: crypto.randomUUID() });
  }

  /** Answers for all lines make the earlier check obsolete. */
  function describePlan(change: Partial<Pick<Plan, "columns" | "defaults">>): void {
    changePlan(change);
    if (latest.current) keep({ ...latest.current, report: null });
  }

  /** Checks every line, here and (for the contacts not asked about yet) on the server. Of several checks the last one counts. */
  async function check(): Promise<Report | null> {
    const turn = ++checks.current;
    const report = await checkHere();
    return report && (await learnContacts(report)) ? checkHere() : report;

    async function checkHere(): Promise<Report | null> {
      const { current } = latest;
      if (!current) return null;
      const found = await reader.ask({ kind: "check", sheet: current.sheet, plan: current.plan });
      if (turn === checks.current && latest.current) keep({ ...latest.current, report: found });
      return found;
    }
  }

  /** Asks the server about contacts that were not asked about yet. True when some of them are in use. */
  async function learnContacts(report: Report): Promise<boolean> {
    const known = await findContacts(report);
    if (known) markKnown(known);
    return known !== null;
  }

  function markKnown({ emails, names }: KnownContacts): void {
    const known = latest.current?.plan.known ?? NOBODY_KNOWN;
    changePlan({
      known: { emails: new Set([...known.emails, ...emails]), names: new Map([...known.names, ...names]) },
    });
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

  /** The e-mails of these lines were taken while the trainer was looking. */
  async function markTaken(lines: readonly number[]): Promise<void> {
    const { current } = latest;
    if (!current?.report) return;
    const taken = current.report.lines.filter(({ line }) => lines.includes(line)).map(({ email }) => email);
    markKnown({ emails: new Set(taken), names: new Map() });
    await check();
  }

  /** Checks once more what was typed last, and answers what to import; null while a line is wrong. */
  async function settle() {
    const report = await check();
    const rows = await reader.ask({ kind: "rows" });
    const { current } = latest;
    if (!current || !report || report.wrong > 0 || rows.length !== report.ready) return null;
    return { key: current.key, fileName: current.name, rows };
  }

  return { file, open, chooseSheet, describePlan, check, edit, skip, markTaken, settle };
}

export type Import = ReturnType<typeof useImport>;

/** What can be done about single lines. */
export type LineWork = Pick<Import, "edit" | "skip">;
