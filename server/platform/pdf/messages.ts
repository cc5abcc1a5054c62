/** The values are cloned into the process that writes documents. */
export type PdfJob = readonly [kind: string, input: unknown];

export type WorkerRequest = { id: number; job: PdfJob };
/** Sent once, when the process has loaded its program. */
export const READY = "ready";

export type WorkerAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };
