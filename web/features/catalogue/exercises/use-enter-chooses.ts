import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { highlightedOption } from "../../../ui/select/list-keys.ts";

interface Search<T> {
  readonly isOpen: boolean;
  readonly typed: string;
  /** The list answers what is typed: no request is under way or about to be sent. */
  readonly isSettled: boolean;
  readonly first: T | undefined;
  readonly choose: (found: T) => void;
}

/** The list marks its first option too, and loses that mark when it changes. */
function isMovedTo(field: HTMLInputElement): boolean {
  const option = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  return option?.hasAttribute("data-combobox-selected") ?? false;
}

/**
 * Enter in a field with suggestions chooses the first of them, also when they arrive after Enter. An option that the arrow keys
 * moved to is the list's own to choose. Typing on or closing the list takes Enter back.
 */
export function useEnterChooses<T>({ isOpen, typed, isSettled, first, choose }: Search<T>) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const isAwaited = awaited !== null && isOpen && awaited === typed;
  const end = useEffectEvent(() => {
    setAwaited(null);
    if (isAwaited && first !== undefined) choose(first);
  });
  useEffect(() => {
    if (awaited !== null && (!isAwaited || isSettled)) end();
  }, [awaited, isAwaited, isSettled]);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    if (event.key !== "Enter" || !isOpen || isMovedTo(currentTarget) || typed.trim() === "") return;
    // The list itself chooses what it marks.
    if (isSettled && highlightedOption(currentTarget)) return;
    event.preventDefault();
    setAwaited(typed);
  };
}
