import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/execution/signals.endpoints.ts";
import type { StudentSignals } from "#contract/execution/signals.ts";
import type { TodaysTasks } from "#contract/overview/todays-tasks.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { executionsKey } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type { Signal, StudentSignals } from "#contract/execution/signals.ts";

const signals: Endpoints<typeof import("#contract/execution/signals.ts")> = endpoints;

/** The tasks of the day hold the signals of all students. */
const TODAY = ["dashboards", "today"] as const;

export const studentSignalsQuery = (id: number) =>
  queryOptions({
    queryKey: [...executionsKey(id), "signals"],
    queryFn: async ({ signal }) => (await send(signals.findStudentSignals, { params: { id } }, signal)).student,
    // Each read is recorded for the student.
    staleTime: 60_000,
  });

interface Dismissal {
  readonly keys: readonly string[];
  readonly dismissed: boolean;
}

const without = (student: StudentSignals, keys: readonly string[]): StudentSignals => ({
  ...student,
  signals: student.signals.filter(({ key }) => !keys.includes(key)),
});

/** They go at once. */
export function useDismissal(id: number) {
  const cache = useQueryClient();
  const studentKey = studentSignalsQuery(id).queryKey;
  const { mutate } = useMutation({
    mutationFn: ({ keys, dismissed }: Dismissal) =>
      send(signals.dismissSignals, { params: { id }, body: { keys: [...keys], dismissed } }),
    onMutate: ({ keys, dismissed }) => {
      if (!dismissed) return;
      cache.setQueryData(studentKey, (student) => student && without(student, keys));
      cache.setQueryData<Pick<TodaysTasks, "signals">>(
        TODAY,
        (tasks) =>
          tasks && {
            ...tasks,
            signals: {
              ...tasks.signals,
              students: tasks.signals.students.map((one) => (one.id === id ? without(one, keys) : one)),
            },
          },
      );
    },
    onError: (error) => toast.failure(error),
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: studentKey }), cache.invalidateQueries({ queryKey: TODAY })]),
  });
  return mutate;
}

/** For good; the message takes it back. */
export function useDismissSignals(id: number) {
  const mutate = useDismissal(id);
  return (keys: readonly string[]) => {
    mutate({ keys, dismissed: true });
    toast.undoable({
      title: keys.length === 1 ? "Sinal dispensado" : "Sinais dispensados",
      message: "O mesmo fato não volta a ser mostrado.",
      onUndo: () => mutate({ keys, dismissed: false }),
    });
  };
}
