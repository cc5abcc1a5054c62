import { useEffect, useRef, useState } from "react";
import { toast } from "../toast.ts";
import type { CheckedFile, ImportWork, Sending } from "./import-noun.ts";
import { SheetRefused } from "./sheet-reader.ts";
import type { Step } from "./steps.ts";
import { useImport } from "./use-import.ts";

interface Ways<Answers, Draft, Done> extends ImportWork<Answers, Draft> {
  readonly send: (checked: CheckedFile<Draft>, sending: Sending) => Promise<Done>;
  readonly onStep: (step: Step) => void;
  readonly onDone: () => void;
}

export function useImportRun<Answers, Draft, Done>({ send, onStep, onDone, ...ways }: Ways<Answers, Draft, Done>) {
  const work = useImport(ways);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [progress, setProgress] = useState<{ readonly sent: number; readonly total: number } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
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

  const start = () =>
    busily(async () => {
      const checked = await work.checkedFile();
      if (!checked) return;
      const total = checked.rows.length;
      sending.current = new AbortController();
      setProgress({ sent: 0, total });
      try {
        const { signal } = sending.current;
        setDone(await send(checked, { signal, onProgress: (sent) => setProgress({ sent, total }) }));
        onDone();
      } catch (error) {
        if (!(await work.markRefused(error))) throw error;
        toast.failure(error);
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
