import { Link, useMatchRoute } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../features/accounts/data.ts";
import { studentsPage } from "../features/students/student-pages.ts";
import { useProduct } from "../product.ts";
import { type MenuEntry, menuOf, SUPPORT } from "./menu.ts";
import classes from "./TopBar.module.css";

interface Props {
  readonly onChoose?: () => void;
}

/** The entries for the person's role. */
export function MenuEntries({ onChoose }: Props) {
  const entries = menuOf(useCurrentUser());
  return entries.map((entry) => <Entry key={entry.label} entry={entry} onChoose={onChoose} />);
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
