import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../toast.ts";

interface ListedPerson {
  readonly id: number;
  readonly name: string;
  readonly is_active: boolean;
}

interface Pages {
  readonly pages: readonly { readonly users: readonly Pick<ListedPerson, "id" | "is_active">[] }[];
}

interface Options {
  readonly lists: QueryKey;
  readonly keyOf: (id: number) => QueryKey;
  readonly save: (person: ListedPerson) => Promise<unknown>;
  readonly saved: (person: ListedPerson) => string;
  readonly failed: (person: ListedPerson) => string;
}

export function useStatusSwitch({ lists, keyOf, save, saved, failed }: Options) {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: save,
    onMutate: async (person: ListedPerson) => {
      const [one, { is_active }] = [keyOf(person.id), person];
      await Promise.all([lists, one].map((queryKey) => cache.cancelQueries({ queryKey })));
      const previousPages = [lists, one].flatMap((queryKey) => cache.getQueriesData({ queryKey }));
      cache.setQueriesData<Pages>({ queryKey: lists }, (pages) => pages && withStatus(pages, person));
      cache.setQueryData<object>(one, (shown) => shown && { ...shown, is_active });
      return previousPages;
    },
    onError: (_, person, previousPages) => {
      for (const [key, pages] of previousPages ?? []) cache.setQueryData(key, pages);
      toast.failure(null, failed(person));
    },
    onSuccess: (_, person) => {
      toast.undoable({
        title: `${person.name}: ${person.is_active ? "ativo" : "inativo"}`,
        message: saved(person),
        onUndo: () => mutation.mutate({ ...person, is_active: !person.is_active }),
      });
      // The row says it already; the lists, with all their pages, are read again when they are next opened.
      return Promise.all([
        cache.invalidateQueries({ queryKey: lists, refetchType: "none" }),
        cache.invalidateQueries({ queryKey: keyOf(person.id), refetchType: "none" }),
      ]);
    },
  });
  return mutation;
}

const withStatus = (list: Pages, { id, is_active }: ListedPerson): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    users: page.users.map((one) => (one.id === id ? { ...one, is_active } : one)),
  })),
});
