import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/students/students.endpoints.ts";
import type { registerStudent, Student, updateStudent } from "#contract/students/students.ts";
import { addressOf, download, type Endpoints, send } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import { PROFILE, prescriptionCheckKey, STUDENT_LISTS, STUDENTS, studentKey } from "../../../api/query-client.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { filterParts, type PeopleFilter } from "../../../ui/people/people-search.ts";
import { useStatusSwitch } from "../../../ui/people/use-status-switch.ts";
import { toast } from "../../../ui/toast.ts";

export type { ListedStudent, Student, StudentSummary } from "#contract/students/students.ts";

const students: Endpoints<typeof import("#contract/students/students.ts")> = endpoints;

/** Longer than a visit to one student: on coming back the list has its former length and place. */
const KEPT_MS = 8 * 3_600_000;

interface StudentFilter extends PeopleFilter {
  readonly isLate?: boolean;
  readonly personalId?: number | undefined;
}

const filterOf = ({ isLate, personalId, ...filter }: StudentFilter) => ({
  ...filterParts(filter),
  ...(personalId !== undefined && { personal_id: personalId }),
  ...(isLate && { payment: "late" as const }),
});

const partsOf = (filter: StudentFilter, page: number) => ({ querystring: { ...filterOf(filter), page } });

export const FIRST_STUDENTS = addressOf(students.listStudents.url, partsOf({ q: "", status: "ativos" }, 1));

export const studentsQuery = ({ q, status, isLate = false, personalId }: StudentFilter) =>
  infiniteQueryOptions({
    gcTime: KEPT_MS,
    queryKey: [...STUDENT_LISTS, q, status, isLate, ...(personalId === undefined ? [] : [personalId])],
    queryFn: ({ pageParam, signal }) =>
      send(students.listStudents, partsOf({ q, status, isLate, personalId }, pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

const FOUND_AT_MOST = 8;

/** Kept apart from the lists, which have pages. */
export const foundStudentsQuery = (q: string) =>
  queryOptions({
    queryKey: [...STUDENTS, "found", q],
    queryFn: async ({ signal }) =>
      (await send(students.listStudents, { querystring: { q, page: 1, limit: FOUND_AT_MOST } }, signal)).users,
  });

const MAX_NAMED_ALIKE = 6;

/** A number is a student's code. */
export async function findStudents(codeOrName: string) {
  if (/^\d+$/.test(codeOrName))
    return [(await send(students.findStudent, { params: { id: Number(codeOrName) } })).student];
  return (await send(students.listStudents, { querystring: { q: codeOrName, page: 1, limit: MAX_NAMED_ALIKE } })).users;
}

/** After a change of cycles, invalidate `studentQuery(id).queryKey`. */
export const studentQuery = (id: number) =>
  queryOptions({
    queryKey: studentKey(id),
    queryFn: async ({ signal }) => (await send(students.findStudent, { params: { id } }, signal)).student,
    meta: {
      keep: (student: Student) => ({
        ...student,
        personal_anamnesis: { days_of_week: [] },
        physiological_anamnesis: {},
      }),
    },
  });

export type NewStudent = CallArguments<typeof registerStudent>["body"];
export type ChangedStudent = CallArguments<typeof updateStudent>["body"];

export type StudentToSave =
  | { readonly id?: undefined; readonly body: NewStudent }
  | { readonly id: number; readonly body: ChangedStudent };

export function useSaveStudent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: StudentToSave) =>
      id === undefined
        ? send(students.registerStudent, { body })
        : send(students.updateStudent, { params: { id }, body }),
    onSuccess: ({ student }) => {
      cache.setQueryData(studentQuery(student.id).queryKey, student);
      // The top bar and the profile show the person's own name and photo too.
      const isOwn = cache.getQueryData(currentUserQuery.queryKey)?.id === student.id;
      const stale = isOwn ? [currentUserQuery.queryKey, PROFILE] : [STUDENT_LISTS, prescriptionCheckKey(student.id)];
      return Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export function useRemoveStudent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(students.removeStudent, { params: { id } }),
    onSuccess: (_, id) => {
      toast.success(`Cadastro ${id} Excluído com Sucesso!`);
      cache.removeQueries({ queryKey: studentQuery(id).queryKey });
    },
    onError: (_, id) => toast.failure(null, `Erro ao excluir o cadastro ${id}! Tente novamente mais tarde.`),
    onSettled: () => cache.invalidateQueries({ queryKey: STUDENT_LISTS }),
  });
}

/** A failed call is repeated at the next visit. */
export function useMarkChangesSeen() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(students.notifyChangesSeen, { params: { id } }),
    onSuccess: (_, id) => {
      cache.setQueryData(
        studentQuery(id).queryKey,
        (student: Student | undefined) => student && { ...student, is_changes_notified: true },
      );
      return cache.invalidateQueries({ queryKey: STUDENT_LISTS });
    },
  });
}

export function useResendAccess() {
  return useMutation({
    mutationFn: (id: number) => send(students.resendAccess, { params: { id }, body: { type: "Student" } }),
    onSuccess: () => toast.success("Acesso reenviado com sucesso"),
    onError: (error) => toast.failure(error, wordsOf(error)),
  });
}

/** The specification's words, unless the server's reason is one that the trainer can act on. */
const wordsOf = (error: unknown) =>
  error instanceof ApiError && (error.status === 422 || error.status === 429) ? undefined : "Erro ao reenviar acesso";

export function useExportStudents() {
  return useMutation({
    mutationFn: (filter: StudentFilter) => download(students.exportStudents, { querystring: filterOf(filter) }),
    onError: (error) => toast.failure(error),
  });
}

export const useSetStatus = () =>
  useStatusSwitch({
    lists: STUDENT_LISTS,
    keyOf: studentKey,
    save: ({ id, is_active }) => send(students.setStudentStatus, { params: { id }, body: { is_active } }),
    saved: ({ id }) => `Status do cadastro ${id} atualizado com sucesso!`,
    failed: ({ id }) => `Erro ao atualizar status do cadastro ${id}! Tente novamente mais tarde.`,
  });
