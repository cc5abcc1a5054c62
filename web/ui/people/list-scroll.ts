import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PeopleFilter } from "./people-search.ts";

const keyOf = (noun: string) => `prumo.${noun}.pages`;
/** About a thousand people. A person who was further down continues from there. */
const MAX_PAGES = 40;

const listOf = ({ q, status }: PeopleFilter) => `${status} ${q}`;

/** A reload brings back as many pages as were loaded. */
export function rememberedPages(noun: string, filters: PeopleFilter): number {
  const [pages, list] = (sessionStorage.getItem(keyOf(noun)) ?? "").split("\n");
  return list === listOf(filters) ? Math.min(Number(pages) || 1, MAX_PAGES) : 1;
}

/**
 * Remembers the list's length. A list that arrives after the screen, which was too short to scroll, is scrolled here to the
 * former place; the router scrolls a list that is there at once.
 */
export function useListScroll(noun: string, filters: PeopleFilter, pages: number | undefined): void {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [top] = useState(place?.scrollY ?? 0);
  const isRestored = useRef(pages !== undefined);
  const list = listOf(filters);

  useEffect(() => {
    if (pages !== undefined) sessionStorage.setItem(keyOf(noun), `${pages}\n${list}`);
  }, [noun, pages, list]);

  useLayoutEffect(() => {
    if (pages === undefined || isRestored.current) return;
    isRestored.current = true;
    if (top > 0) window.scrollTo({ top, behavior: "instant" });
  }, [pages, top]);
}
