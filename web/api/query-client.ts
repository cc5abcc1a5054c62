import { QueryClient } from "@tanstack/react-query";
import { isUnanswered } from "./api-error.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The part of an answer that a student's device keeps for a start without a connection; never health data. */
      readonly keep?: (answer: never) => unknown;
    };
  }
}

/** Reads are fresh for 30 s and retried only when the server did not answer; writes are never repeated on their own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isUnanswered(error),
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

/* Cache keys that more than one feature reads or refreshes. All others belong to one `data.ts`. */

export const STUDENTS = ["students"] as const;
export const STUDENT_LISTS = [...STUDENTS, "list"] as const;
export const studentKey = (id: number) => [...STUDENTS, "one", id] as const;

export const EXERCISES = ["exercises"] as const;

export const executionsKey = (studentId: number) => ["executions", studentId] as const;

export const RETENTIONS = ["retentions"] as const;

export const READINESS_KITS = ["readiness-documents"] as const;

export const readinessKey = (studentId: number) => ["readiness", studentId] as const;

export const prescriptionCheckKey = (studentId: number | null) => ["prescription-checks", studentId] as const;

export const studentMoneyKey = (id: number) => ["student-money", id] as const;

export const MUSCLE_GROUPS = ["muscle-groups"] as const;

export const PROFILE = ["profile"] as const;
