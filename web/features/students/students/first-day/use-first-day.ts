import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "../../../../session/current-user.ts";
import { type ListedStudent, studentsQuery } from "../data.ts";
import { type FirstStep, firstStepsOf, MAX_STUDENTS } from "./first-steps.ts";

const PUT_AWAY = "prumo.first-steps";

interface FirstDay {
  /** Not one student, an inactive one neither. Until that is known, true for whoever has no active one. */
  readonly isEmpty: boolean;
  /** Null while nobody needs them: with more students, once all are done, once put away. */
  readonly steps: readonly FirstStep[] | null;
  readonly putAway: () => void;
}

interface Page {
  readonly users: readonly ListedStudent[];
  readonly meta: { readonly total_count: number };
}

type Listed = Pick<UseInfiniteQueryResult<InfiniteData<Page>>, "data" | "isError">;

/** A filtered list is no first day. */
export function useFirstDay(listed: Listed, isFiltered: boolean): FirstDay {
  const { students_count } = useCurrentUser();
  const [isAway, setAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null);
  const active = listed.data?.pages[0]?.meta.total_count;
  const isFew = !isFiltered && active !== undefined && active <= MAX_STUDENTS;
  const everybody = useInfiniteQuery({ ...studentsQuery({ q: "", status: "todos" }), enabled: isFew });
  const all = isFew ? everybody.data?.pages[0] : undefined;
  const isFailed = listed.isError || everybody.isError;
  const isAwaited = !all && !isFailed && !isFiltered && students_count === 0 && !active;
  const isEmpty = all?.meta.total_count === 0;
  const steps = all && all.meta.total_count <= MAX_STUDENTS ? firstStepsOf(all.users) : null;
  const isShown = isEmpty || (!isAway && steps?.some(({ isDone }) => !isDone));
  const putAway = () => {
    localStorage.setItem(PUT_AWAY, "1");
    setAway(true);
  };
  return { isEmpty: isEmpty || isAwaited, steps: isShown ? steps : null, putAway };
}
