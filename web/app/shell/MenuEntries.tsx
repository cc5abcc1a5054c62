import { lazy, Suspense } from "react";
import { useCurrentUser } from "../../session/current-user.ts";
import { EntryLink } from "./EntryLink.tsx";
import { type MenuEntry, menuOf } from "./menu.ts";
import classes from "./TopBar.module.css";

const GroupMenus = lazy(() => import("./GroupMenus.tsx"));
const WaitingCount = lazy(() => import("./WaitingCount.tsx"));

interface Group {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/** A role whose entries have no groups has one without a name. */
function groupsOf(entries: readonly MenuEntry[]): readonly Group[] {
  const names = [...new Set(entries.map(({ group = "" }) => group))];
  return names.map((name) => ({ name, entries: entries.filter(({ group = "" }) => group === name) }));
}

export function BarEntries() {
  const entries = menuOf(useCurrentUser());
  const groups = groupsOf(entries).filter(({ name }) => name !== "");
  if (groups.length === 0) {
    return entries.map((entry) => (
      <EntryLink key={entry.label} entry={entry} className={classes.entry}>
        {entry.label}
      </EntryLink>
    ));
  }
  const outline = groups.map(({ name }) => (
    <span key={name} className={classes.entry}>
      {name}
    </span>
  ));
  return (
    <Suspense fallback={outline}>
      <GroupMenus groups={groups} />
    </Suspense>
  );
}

interface DrawerProps {
  readonly onChoose: () => void;
}

export function DrawerEntries({ onChoose }: DrawerProps) {
  return groupsOf(menuOf(useCurrentUser())).map(({ name, entries }) => (
    <section key={name} className={classes.group} aria-label={name || "Páginas"}>
      {name && <h2 className={classes.groupName}>{name}</h2>}
      {entries.map((entry) => (
        <EntryLink key={entry.label} entry={entry} className={classes.entry} onClick={onChoose}>
          {entry.label}
          {entry.waiting && (
            <Suspense>
              <WaitingCount of={[entry.waiting]} />
            </Suspense>
          )}
        </EntryLink>
      ))}
    </section>
  ));
}
