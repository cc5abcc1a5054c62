import { type KeyboardEvent, useEffect, useState } from "react";

interface Search<T> {
  /** What is in the field. */
  readonly typed: string;
  /** The list answers what is typed: no request is under way or about to be sent. */
  readonly isSettled: boolean;
  /** The first option of the list that can be chosen. */
  readonly first: T | undefined;
  readonly choose: (found: T) => void;
}

/**
 * Enter in a field with suggestions chooses the first of them, also when they arrive after Enter. A marked option of the open list is
 * the list's own to choose. Typing on takes Enter back.
 */
export function useEnterChooses<T>({ typed, isSettled, first, choose }: Search<T>) {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null || (awaited === typed && !isSettled)) return;
    setAwaited(null);
    if (awaited === typed && first !== undefined) choose(first);
  });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    if (event.key !== "Enter" || currentTarget.getAttribute("aria-expanded") !== "true") return;
    const list = document.getElementById(currentTarget.getAttribute("aria-controls") ?? "");
    if (list?.querySelector("[data-combobox-selected]") || typed.trim() === "") return;
    event.preventDefault();
    setAwaited(typed);
  };
}
