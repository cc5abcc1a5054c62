import { ActionIcon, Menu, type MenuProps } from "@mantine/core";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icon-paths.ts";
import { PlainIcon } from "./PlainIcon.tsx";

export interface MenuAction {
  readonly label: string;
  readonly icon: IconName;
  readonly isDangerous?: boolean;
  readonly act: () => void;
}

interface Props extends Pick<MenuProps, "width" | "floatingStrategy" | "defaultOpened"> {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** In a row of `PlainIcon`s. */
  readonly isPlain?: boolean;
}

export function ActionMenu({ label, actions, isPlain = false, ...menu }: Props) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      styles={{ item: { minHeight: 44 } }}
      {...menu}
    >
      <Menu.Target>
        {isPlain ? (
          <PlainIcon icon="more" aria-label={label} />
        ) : (
          <ActionIcon aria-label={label}>
            <Icon name="more" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<Icon name={action.icon} size={18} />}
            {...(action.isDangerous && { c: "var(--mantine-color-error)" })}
            onClick={action.act}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
