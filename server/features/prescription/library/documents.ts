import type { Training } from "#contract/prescription/trainings.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import { inFileName, type Print, trainerOnSheet } from "../../../documents/sheet-frame.ts";
import { trainingSheets } from "../trainings/documents.ts";
import type { findPrintedEntry } from "./queries.ts";

interface PrintedEntry extends Print, NonNullable<Awaited<ReturnType<typeof findPrintedEntry>>> {
  /** Undefined: all of the entry. */
  readonly training: Training | undefined;
}

/** The trainer who prints it hands it over; else the platform does. */
export function libraryPdf({ entry, printer, seriesTypes, training, product, day }: PrintedEntry): DocumentFile {
  const input = trainingSheets({
    frame: {
      product,
      trainer: printer ? trainerOnSheet(printer) : { name: product, cref: null, contact: [] },
      student: { name: entry.name },
      date: day,
    },
    cycles: [entry.personal_trainer_id === null ? `Biblioteca ${product}` : "Biblioteca"],
    period: null,
    trainings: training ? [training] : entry.trainings,
    seriesTypes: new Map(seriesTypes.map(({ id, description }) => [id, description])),
    strengthTests: [],
    lastPerformances: new Map(),
    lastOfRows: [],
    figures: printer?.draws_exercises ?? true,
  });
  const name = training ? `${entry.id} - ${inFileName(training.name)}` : `Biblioteca - ${inFileName(entry.name)}`;
  return { job: ["training", input], fileName: `${name}.pdf` };
}
