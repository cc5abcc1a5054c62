import { useMatchRoute } from "@tanstack/react-router";
import { studentsPage } from "../../features/students/students/student-pages.ts";
import { roleOf, useCurrentUser } from "../../session/current-user.ts";
import type { MenuEntry } from "./menu.ts";

/** Tells of an entry whether the page on the screen is its own, or within it. */
export function useIsCurrent(): (entry: MenuEntry) => boolean {
  const user = useCurrentUser();
  const matches = useMatchRoute();
  return ({ link, within }) => {
    // A student's page is within the list of students.
    const inner = link.to === studentsPage(roleOf(user)) ? "/inicio/visualizar/$id" : within;
    return (
      matches({ ...link, includeSearch: false }) !== false ||
      (inner !== undefined && matches({ to: inner, fuzzy: true }) !== false)
    );
  };
}
