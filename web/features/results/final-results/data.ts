import { queryOptions, useMutation } from "@tanstack/react-query";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import * as endpoints from "#contract/results/final-results.endpoints.ts";
import { type Endpoints, fetchFile, saveFile, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import { chosenPhotos, NO_PHOTO } from "../../planning/cycles/cycle-calls.ts";
import { NO_PDF } from "../../planning/cycles/data.ts";

export type { FinalResult } from "#contract/results/final-results.ts";

const finalResults: Endpoints<typeof import("#contract/results/final-results.ts")> = endpoints;

/** Read anew whenever it is opened. */
export const finalResultQuery = ({ id, macroId }: MacrocyclePath) =>
  queryOptions({
    queryKey: ["cycles", id, macroId, "final-result"],
    queryFn: ({ signal }) => send(finalResults.findFinalResult, { params: { id, macroId } }, signal),
    staleTime: 0,
  });

/** `photos`: the views to lay side by side; absent, the usual ones. */
export const fetchFinalResultPdf = (path: MacrocyclePath, photos?: readonly string[]): Promise<File> =>
  fetchFile(finalResults.finalResultPdf, { params: path, querystring: chosenPhotos(photos) });

export const fetchFinalResultPdfWithoutPhotos = (path: MacrocyclePath): Promise<File> =>
  fetchFile(finalResults.finalResultPdf, { params: path, querystring: NO_PHOTO });

export const useFinalResultPdf = (path: MacrocyclePath) =>
  useMutation({
    mutationFn: (photos?: readonly string[]) => fetchFinalResultPdf(path, photos).then((file) => saveFile(file)),
    onError: (error) => toast.failureWithReason(error, NO_PDF),
  });
