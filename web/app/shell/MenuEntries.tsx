import { Link, useMatchRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { studentsPage } from "../../features/students/students/student-pages.ts";
import { roleOf, useCurrentUser } from "../../session/current-user.ts";
import { useProduct } from "../../session/product.ts";
import { type MenuEntry, menuOf, SUPPORT } from "./menu.ts";
import classes from "./TopBar.module.css";

const MoreMenu = lazy(() => import("./MoreMenu.tsx"));

interface DrawerProps {
  readonly onChoose: () => void;
}

export function DrawerEntries({ onChoose }: DrawerProps) {
  const entries = menuOf(useCurrentUser());
  return entries.map((entry) => <Entry key={entry.label} entry={entry} onChoose={onChoose} />);
}

export function BarEntries() {
  const entries = menuOf(useCurrentUser());
  const behind = entries.filter(({ isBehind }) => isBehind);
  return (
    <>
      {entries
        .filter(({ isBehind }) => !isBehind)
        .map((entry) => (
          <Entry key={entry.label} entry={entry} onChoose={undefined} />
        ))}
      {behind.length > 0 && (
        <Suspense fallback={<span className={classes.entry}>Mais</span>}>
          <MoreMenu entries={behind} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly onChoose: (() => void) | undefined;
}

function Entry({ entry: { label, link, within }, onChoose }: EntryProps) {
  const user = useCurrentUser();
  const { support_url: supportUrl } = useProduct();
  const matches = useMatchRoute();
  if (label === SUPPORT.label && supportUrl) {
    return (
      <a className={classes.entry} href={supportUrl} target="_blank" rel="noreferrer">
        {label}
      </a>
    );
  }
  // A student's page is within the list of students.
  const inner = link.to === studentsPage(roleOf(user)) ? "/inicio/visualizar/$id" : within;
  const isWithin = inner !== undefined && matches({ to: inner, fuzzy: true }) !== false;
  return (
    <Link
      {...link}
      replace={matches(link) !== false}
      className={classes.entry}
      activeOptions={{ includeSearch: false }}
      {...(isWithin && { "data-status": "active" })}
      onClick={onChoose}
    >
      {label}
    </Link>
  );
}
