import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as library from "#contract/prescription/library.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

/* What the editor of trainings uses of the library: what can be copied from it, and adding to it. */

const list = endpoint<typeof library.listLibrary>("GET", "/api/v1/training_library");
const add = endpoint<typeof library.addToLibrary>("POST", "/api/v1/training_library");

/** Below it stand all lists of the library: what changes an entry refreshes them. */
export const LIBRARY_LISTS = ["library", "list"] as const;

/** Whose entries: the platform's or the trainer's own. */
export type Shelf = "platform" | "own";

interface Page {
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

export const readShelf = (shelf: Shelf, page: Page, signal: AbortSignal) =>
  send(list, { querystring: { ...page, admin: shelf === "platform" ? "true" : "false" } }, signal);

export type LibraryAddition = CallArguments<typeof library.addToLibrary>["body"];

/** Adds trainings to the trainer's own library. */
export function useAddToLibrary() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: LibraryAddition) => send(add, { body }),
    onSuccess: () => {
      toast.success("Treino adicionado à biblioteca com sucesso");
      return cache.invalidateQueries({ queryKey: LIBRARY_LISTS });
    },
    onError: (error) => toast.failure(error),
  });
}
