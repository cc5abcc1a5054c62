import { Menu } from "@mantine/core";
import { Link, useMatchRoute } from "@tanstack/react-router";
import type { MenuEntry } from "./menu.ts";
import classes from "./TopBar.module.css";

interface Props {
  readonly entries: readonly MenuEntry[];
}

export default function MoreMenu({ entries }: Props) {
  const matches = useMatchRoute();
  const isCurrent = entries.some(({ link }) => matches({ ...link, fuzzy: true }) !== false);
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.entry} {...(isCurrent && { "data-status": "active" })}>
          Mais
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, link }) => (
          <Menu.Item key={label} mih={44} renderRoot={(item) => <Link {...link} {...item} />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
