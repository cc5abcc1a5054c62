import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { StatusFilter } from "./list-search.ts";

const KEY = "prumo.students.pages";
/** About a thousand students. A person who was further down continues from there. */
const MOST_PAGES = 40;

interface Filters {
  readonly q: string;
  readonly status: StatusFilter;
}

const listOf = ({ q, status }: Filters) => `${status} ${q}`;

/** How many pages of a list were loaded when this tab last showed it: a reload brings back as many. */
export function rememberedPages(filters: Filters): number {
  const [pages, list] = (sessionStorage.getItem(KEY) ?? "").split("\n");
  return list === listOf(filters) ? Math.min(Number(pages) || 1, MOST_PAGES) : 1;
}

/**
 * Remembers the list's length. A list that arrives after the screen, which was too short to scroll, is scrolled here to the
 * former place; the router scrolls a list that is there at once.
 */
export function useListScroll(filters: Filters, pages: number | undefined): void {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [top] = useState(place?.scrollY ?? 0);
  const isRestored = useRef(pages !== undefined);
  const list = listOf(filters);

  useEffect(() => {
    if (pages !== undefined) sessionStorage.setItem(KEY, `${pages}\n${list}`);
  }, [pages, list]);

  useLayoutEffect(() => {
    if (pages === undefined || isRestored.current) return;
    isRestored.current = true;
    if (top > 0) window.scrollTo({ top, behavior: "instant" });
  }, [pages, top]);
}
