import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as students from "#contract/students.ts";
import { endpoint, send } from "../../api.ts";
import { toast } from "../../ui/toast.ts";
import type { StatusFilter } from "./list-search.ts";

export type { Student, StudentSummary } from "#contract/students.ts";

const list = endpoint<typeof students.listStudents>("GET", "/api/user/students");
const find = endpoint<typeof students.findStudent>("GET", "/api/v1/students/:id");
const register = endpoint<typeof students.registerStudent>("POST", "/api/v1/students");
const update = endpoint<typeof students.updateStudent>("PUT", "/api/v1/students/:id");
const setStatus = endpoint<typeof students.setStudentStatus>("PUT", "/api/v1/students/:id/status");

const LISTS = ["students", "list"] as const;

const ACTIVE = { todos: undefined, ativos: "true", inativos: "false" } as const;

interface Filters {
  readonly q: string;
  readonly status: StatusFilter;
}

/** The trainer's students, page after page until `next_page` is null. */
export const studentsQuery = ({ q, status }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, q, status],
    queryFn: ({ pageParam, signal }) => {
      const active = ACTIVE[status];
      return send(list, { querystring: { q, page: pageParam, ...(active && { active }) } }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

/** One student with the macrocycles. After a change of cycles, invalidate `studentQuery(id).queryKey`. */
export const studentQuery = (id: number) =>
  queryOptions({
    queryKey: ["students", "one", id],
    queryFn: async ({ signal }) => (await send(find, { params: { id } }, signal)).student,
  });

export type StudentBody = CallArguments<typeof students.registerStudent>["body"];

/** Registers a student, or saves the one with this id. */
export function useSaveStudent(id?: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: StudentBody) => (id ? send(update, { params: { id }, body }) : send(register, { body })),
    onSuccess: ({ student }) => {
      cache.setQueryData(studentQuery(student.id).queryKey, student);
      return cache.invalidateQueries({ queryKey: LISTS });
    },
  });
}

interface Status {
  readonly id: number;
  readonly is_active: boolean;
}

/** Switches a student on or off at once in every list, and takes it back when the server refuses. */
export function useSetStatus() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_active }: Status) => send(setStatus, { params: { id }, body: { is_active } }),
    onMutate: async ({ id, is_active }) => {
      await cache.cancelQueries({ queryKey: LISTS });
      const before = cache.getQueriesData<StudentPages>({ queryKey: LISTS });
      cache.setQueriesData<StudentPages>({ queryKey: LISTS }, (pages) => pages && withStatus(pages, id, is_active));
      return before;
    },
    onError: (_, { id }, before) => {
      for (const [key, pages] of before ?? []) cache.setQueryData(key, pages);
      toast.failure(null, `Erro ao atualizar status do cadastro ${id}! Tente novamente mais tarde.`);
    },
    onSuccess: (_, { id }) => toast.success(`Status do cadastro ${id} atualizado com sucesso!`),
    onSettled: (_, __, { id }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: LISTS }),
        cache.invalidateQueries({ queryKey: studentQuery(id).queryKey }),
      ]),
  });
}

type Page = Awaited<ReturnType<typeof send<typeof students.listStudents>>>;

interface StudentPages {
  readonly pages: readonly Page[];
  readonly pageParams: readonly number[];
}

const withStatus = (list: StudentPages, id: number, is_active: boolean): StudentPages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    users: page.users.map((student) => (student.id === id ? { ...student, is_active } : student)),
  })),
});
