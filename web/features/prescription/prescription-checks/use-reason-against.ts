import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { reasonAgainst } from "#domain/training/health/reasons-against.ts";
import { checkQuery } from "./data.ts";

/** Without a student, as in the library, no reason is known. */
export function useReasonAgainst(studentId: number | undefined) {
  const { data } = useQuery({ ...checkQuery(studentId ?? null), enabled: studentId !== undefined });
  const health = data?.health;
  return useMemo(() => {
    if (studentId === undefined || health === undefined) return undefined;
    const reasons = new Map<number, string | null>();
    return (exercise: Exercise): string | null => {
      const earlier = reasons.get(exercise.id);
      if (earlier !== undefined) return earlier;
      const reason = reasonAgainst(exercise, health);
      reasons.set(exercise.id, reason);
      return reason;
    };
  }, [studentId, health]);
}
