/** The kind of a document and the plain values that it is made from. They are cloned into the worker thread. */
export type PdfJob = readonly [kind: string, input: unknown];

/** What the renderer and its thread say to each other. */
export type WorkerRequest = { id: number; job: PdfJob };
export type WorkerAnswer = { id: number; pdf: Uint8Array } | { id: number; problem: string };
