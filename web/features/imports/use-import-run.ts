import { useEffect, useRef, useState } from "react";
import { MAX_INVITATIONS_AT_ONCE } from "#contract/student-imports.ts";
import { ApiError } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import { SheetRefused } from "./sheet-reader.ts";
import type { Step } from "./steps.ts";
import { type StudentImport, useRunImport } from "./students/data.ts";
import { useImport } from "./use-import.ts";

interface Ways {
  readonly onStep: (step: Step) => void;
  readonly onDone: () => void;
}

/** The work of an import, one task at a time: what is under way, what went wrong, and what came of it. */
export function useImportRun({ onStep, onDone }: Ways) {
  const work = useImport();
  const run = useRunImport();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number } | null>(null);
  const [done, setDone] = useState<StudentImport | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function busily(task: () => Promise<void>): Promise<void> {
    setBusy(true);
    await quietly(task);
    setBusy(false);
  }

  /** Without a sign of being busy: between two cells nothing blinks, and the button to import can be reached. */
  async function quietly(task: () => Promise<void>): Promise<void> {
    setFailure(null);
    await task().catch((error: unknown) => {
      if (error instanceof SheetRefused) setRefusal(error.message);
      else setFailure(error);
    });
  }

  const choose = (chosen: File) =>
    busily(async () => {
      setRefusal(null);
      await work.open(chosen);
      onStep("colunas");
    });

  const check = () =>
    busily(async () => {
      await work.check();
      onStep("conferencia");
    });

  const start = (invite: boolean) =>
    busily(async () => {
      const settled = await work.settle();
      if (!settled) return;
      const total = settled.rows.length;
      sending.current = new AbortController();
      setProgress({ sent: 0, total });
      try {
        const finished = await run({
          ...settled,
          invite: invite && total <= MAX_INVITATIONS_AT_ONCE,
          signal: sending.current.signal,
          onProgress: (sent) => setProgress({ sent, total }),
        });
        setDone(finished);
        onDone();
      } catch (error) {
        const taken = linesIn(error);
        if (taken.length === 0) throw error;
        toast.failure(error);
        await work.markTaken(taken);
      } finally {
        setProgress(null);
      }
    });

  const lines = {
    edit: (...cell: Parameters<typeof work.edit>) => quietly(() => work.edit(...cell)),
    skip: (...which: Parameters<typeof work.skip>) => quietly(() => work.skip(...which)),
  };

  return { work, lines, choose, check, start, busy, refusal, failure, progress, done };
}

/** The lines that the server names in a refused import. */
const linesIn = (error: unknown): number[] =>
  error instanceof ApiError && error.code === "email_taken"
    ? Object.keys(error.fields).flatMap((path) => Number(/^lines\.(\d+)\./.exec(path)?.[1]) || [])
    : [];
