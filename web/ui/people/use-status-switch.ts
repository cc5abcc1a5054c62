import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../toast.ts";

interface Person {
  readonly id: number;
  readonly name: string;
  readonly is_active: boolean;
}

interface Pages {
  readonly pages: readonly { readonly users: readonly Pick<Person, "id" | "is_active">[] }[];
}

interface Options {
  readonly lists: QueryKey;
  readonly keyOf: (id: number) => QueryKey;
  readonly save: (person: Person) => Promise<unknown>;
  readonly saved: (person: Person) => string;
  readonly failed: (person: Person) => string;
}

export function useStatusSwitch({ lists, keyOf, save, saved, failed }: Options) {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: save,
    onMutate: async (person: Person) => {
      const [one, { is_active }] = [keyOf(person.id), person];
      await Promise.all([lists, one].map((queryKey) => cache.cancelQueries({ queryKey })));
      const before = [lists, one].flatMap((queryKey) => cache.getQueriesData({ queryKey }));
      cache.setQueriesData<Pages>({ queryKey: lists }, (pages) => pages && withStatus(pages, person));
      cache.setQueryData<object>(one, (shown) => shown && { ...shown, is_active });
      return before;
    },
    onError: (_, person, before) => {
      for (const [key, pages] of before ?? []) cache.setQueryData(key, pages);
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

const withStatus = (list: Pages, { id, is_active }: Person): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    users: page.users.map((one) => (one.id === id ? { ...one, is_active } : one)),
  })),
});
