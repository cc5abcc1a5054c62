import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { registerWorker } from "../../../session/service-worker.ts";
import { changeLog, openGymDatabase, readGym, readLogs } from "./device/gym-database.ts";
import { onOtherTab, type SyncState, synchronize, tellOtherTabs } from "./device/sync.ts";
import { isWaiting } from "./log/queue.ts";
import type { TrainingLog } from "./log/training-log.ts";

/** While taps follow each other, one message takes them all. */
const SEND_DELAY_MS = 2000;
const RETRY_MS = 20_000;
/** Older trainings are read again when the person comes back to the screen. */
const FRESH_MS = 5 * 60_000;

type Database = Awaited<ReturnType<typeof openGymDatabase>>;

const KEY = ["gym"] as const;

const databaseQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...KEY, studentId, "database"],
    queryFn: () => openGymDatabase(studentId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

const keptQuery = (studentId: number, database: Database | undefined) =>
  queryOptions({
    queryKey: [...KEY, studentId, "kept"],
    queryFn: async () => {
      if (!database) return null;
      const [kept, logs] = await Promise.all([readGym(database, Date.now()), readLogs(database)]);
      return { kept, logs };
    },
    enabled: database !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface TrainingDay {
  readonly trainingId: number;
  readonly trainingName: string;
  readonly day: string;
}

export function useGym(studentId: number) {
  const cache = useQueryClient();
  const { data: database, error: storageError } = useQuery(databaseQuery(studentId));
  const { data } = useQuery(keptQuery(studentId, database));
  const [state, setState] = useState<SyncState>("unknown");

  const reread = useCallback(
    () => cache.invalidateQueries({ queryKey: [...KEY, studentId, "kept"] }),
    [cache, studentId],
  );

  const sync = useCallback(
    async (read: boolean) => {
      if (!database) return;
      setState(await synchronize({ studentId, database }, { read }));
      await reread();
      tellOtherTabs();
    },
    [database, studentId, reread],
  );

  const change = useCallback(
    async (day: TrainingDay, update: (log: TrainingLog) => TrainingLog) => {
      if (!database) return;
      await changeLog(database, day, update);
      await reread();
      tellOtherTabs();
    },
    [database, reread],
  );

  const retry = ({ trainingId, trainingName, snapshot: { day } }: TrainingLog) =>
    void change({ trainingId, trainingName, day }, (log) => ({ ...log, refusal: null }));

  useEffect(() => onOtherTab(reread), [reread]);
  useEffect(() => void registerWorker(), []);
  useSending({ sync, waiting: data?.logs.filter(isWaiting) ?? [], keptAt: data?.kept?.keptAt ?? 0 });

  return {
    /** Undefined until the device was asked, and while it holds nothing. */
    gym: data?.kept?.gym,
    logs: data?.logs ?? [],
    isRead: data !== undefined && data !== null,
    storageError,
    state,
    sync,
    change,
    retry,
  };
}

interface Sending {
  /** `read` asks for the trainings too. */
  readonly sync: (read: boolean) => Promise<void>;
  readonly waiting: readonly TrainingLog[];
  readonly keptAt: number;
}

/** Sends at the start, soon after a change, when the connection or the person comes back, and now and then while something waits. */
function useSending({ sync, waiting, keptAt }: Sending): void {
  useEffect(() => void sync(true), [sync]);

  const revision = waiting
    .map(({ trainingId, snapshot }) => `${trainingId}.${snapshot.day}.${snapshot.revision}`)
    .join();
  const isEnded = waiting.some(({ snapshot }) => snapshot.finished_at !== null);
  useEffect(() => {
    if (!revision) return;
    const first = setTimeout(() => void sync(false), isEnded ? 0 : SEND_DELAY_MS);
    const again = setInterval(() => void sync(false), RETRY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [sync, revision, isEnded]);

  useEffect(() => {
    const online = () => void sync(true);
    const back = () => {
      const isOld = Date.now() - keptAt > FRESH_MS;
      if (document.visibilityState === "visible" && (revision || isOld)) void sync(isOld);
    };
    addEventListener("online", online);
    document.addEventListener("visibilitychange", back);
    return () => {
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", back);
    };
  }, [sync, revision, keptAt]);
}
