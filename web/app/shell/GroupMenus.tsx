import { Menu } from "@mantine/core";
import { EntryLink } from "./EntryLink.tsx";
import type { MenuEntry } from "./menu.ts";
import classes from "./TopBar.module.css";
import { useIsCurrent } from "./use-entry.ts";
import WaitingCount from "./WaitingCount.tsx";

interface Props {
  readonly groups: readonly { readonly name: string; readonly entries: readonly MenuEntry[] }[];
}

export default function GroupMenus({ groups }: Props) {
  const isCurrent = useIsCurrent();
  return groups.map(({ name, entries }) => {
    const waiting = entries.flatMap((entry) => entry.waiting ?? []);
    return (
      <Menu key={name} position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={classes.entry} {...(entries.some(isCurrent) && { "data-status": "active" })}>
            {name}
            {waiting.length > 0 && <WaitingCount of={waiting} />}
          </button>
        </Menu.Target>
        <Menu.Dropdown miw={200}>
          {entries.map((entry) => (
            <Menu.Item
              key={entry.label}
              mih={44}
              rightSection={entry.waiting && <WaitingCount of={[entry.waiting]} />}
              renderRoot={(item) => <EntryLink entry={entry} {...item} />}
            >
              {entry.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  });
}
