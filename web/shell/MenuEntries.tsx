import { Link, useMatchRoute } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../features/accounts/data.ts";
import { studentsPage } from "../features/students/student-pages.ts";
import { useProduct } from "../product.ts";
import { type MenuEntry, menuOf, SUPPORT } from "./menu.ts";
import { SoonEntries } from "./SoonEntries.tsx";
import classes from "./TopBar.module.css";

interface Props {
  /** In the drawer, where what is still to come lies open below the rest. */
  readonly unfolded?: boolean;
  readonly onChoose?: () => void;
}

/** The entries for the person's role: first what works, then what is still to come. */
export function MenuEntries({ unfolded = false, onChoose }: Props) {
  const entries = menuOf(useCurrentUser());
  const soon = entries.filter((entry) => entry.soon);
  const links = (some: readonly MenuEntry[]) =>
    some.map((entry) => <Entry key={entry.label} entry={entry} onChoose={onChoose} />);
  return (
    <>
      {links(entries.filter((entry) => !entry.soon))}
      {soon.length > 0 && <SoonEntries unfolded={unfolded}>{links(soon)}</SoonEntries>}
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
