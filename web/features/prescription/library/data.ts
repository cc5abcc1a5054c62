import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/prescription/library.endpoints.ts";
import type { addToLibrary, LibraryEntry, LibraryTags, updateLibraryEntry } from "#contract/prescription/library.ts";
import { download, type Endpoints, send } from "../../../api/api.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { pdfFailure } from "../../../ui/pdf-failure.ts";
import { toast } from "../../../ui/toast.ts";
import type { CopySource } from "../../planning/training-copies/data.ts";
import type { Shelf, TrainingLibrary } from "../trainings/editor/training-plan.ts";
import type { ChosenTags } from "./library-tags.ts";

export type { LibraryEntry, LibrarySummary } from "#contract/prescription/library.ts";

const library: Endpoints<typeof import("#contract/prescription/library.ts")> = endpoints;

/** Every list of the library stands below it, so that a changed entry refreshes them. */
const LIBRARY_LISTS = ["library", "list"] as const;

export type Listed = Shelf | "all";

const PER_PAGE = 20;

interface PageQuery extends ChosenTags {
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

const readShelf = (shelf: Shelf, page: PageQuery, signal: AbortSignal) =>
  send(library.listLibrary, { querystring: { ...page, admin: shelf === "platform" ? "true" : "false" } }, signal);

export const libraryQuery = (listed: Listed, q: string, tags: ChosenTags = {}) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY_LISTS, listed, "pages", q, tags],
    queryFn: ({ pageParam, signal }) => {
      const page = { q, ...tags, page: pageParam, limit: PER_PAGE };
      return listed === "all"
        ? send(library.listWholeLibrary, { querystring: page }, signal)
        : readShelf(listed, page, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

/** As many entries as one answer holds. */
const MAX_ENTRIES = 1000;

export const entriesToCopy: TrainingLibrary["entriesToCopy"] = (shelf) => ({
  queryKey: [...LIBRARY_LISTS, shelf, "to-copy"],
  queryFn: async ({ signal }): Promise<CopySource[]> => {
    const { trainings: entries } = await readShelf(shelf, { page: 1, limit: MAX_ENTRIES }, signal);
    return entries
      .filter(({ trainings }) => trainings.length > 0)
      .map(({ id, name, trainings }) => ({
        level: "library",
        id,
        label: name,
        trainings: trainings.map((training) => ({ id: training.id, name: training.name })),
      }));
  },
  staleTime: 0,
});

/** Never asked for again behind its editor. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ["library", "entry", id],
    queryFn: async ({ signal }) => (await send(library.findLibraryEntry, { params: { id } }, signal)).training_library,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export type LibraryChange = CallArguments<typeof updateLibraryEntry>["body"];

/** The caller shows the outcome. */
export function useUpdateEntry(id: number) {
  const cache = useQueryClient();
  const isAdmin = roleOf(useCurrentUser()) === "admin";
  return useMutation({
    mutationFn: async (body: LibraryChange): Promise<LibraryEntry> => {
      const change = { params: { id }, body };
      const saved = isAdmin
        ? await send(library.updateLibraryEntry, change)
        : await send(library.updateOwnLibraryEntry, change);
      return saved.training_library;
    },
    onSuccess: (saved) => {
      cache.setQueryData(entryQuery(id).queryKey, saved);
      return cache.invalidateQueries({ queryKey: LIBRARY_LISTS });
    },
  });
}

export function useCreateEntry() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (entry: LibraryTags & { readonly name: string }) =>
      (await send(library.createLibraryEntry, { body: entry })).training_library,
    onSuccess: () => cache.invalidateQueries({ queryKey: LIBRARY_LISTS }),
  });
}

type LibraryAddition = CallArguments<typeof addToLibrary>["body"];

export function useAddToLibrary() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: LibraryAddition) => send(library.addToLibrary, { body }),
    onSuccess: () => {
      toast.success("Treino adicionado à biblioteca com sucesso");
      return cache.invalidateQueries({ queryKey: LIBRARY_LISTS });
    },
  });
}

export function useRemoveEntry(listed: Listed) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      listed === "all"
        ? send(library.removeLibraryEntry, { params: { id } })
        : send(library.removeFromLibrary, { params: { id } }),
    onSuccess: () => toast.success("Treino removido com sucesso"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: LIBRARY_LISTS }),
  });
}

export const downloadEntryPdf = (id: number, trainingId?: number) =>
  download(library.libraryPdf, { params: { id }, querystring: { training_id: trainingId } });

export const useEntryPdf = () =>
  useMutation({
    mutationFn: (id: number) => downloadEntryPdf(id),
    onError: (error) => toast.failure(error, pdfFailure(error)),
  });
