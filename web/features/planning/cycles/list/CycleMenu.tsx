import { ActionIcon, Menu } from "@mantine/core";
import { rememberOpener } from "../../../../ui/dialog/use-focus-back.ts";
import { Icon } from "../../../../ui/Icon.tsx";

interface Props {
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function CycleMenu({ name, onEdit, onRemove }: Props) {
  return (
    <Menu
      position="bottom-end"
      width={160}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      styles={{ item: { minHeight: 44 } }}
    >
      <Menu.Target>
        <ActionIcon aria-label={`Opções de ${name}`}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="trash" size={18} />}
          c="var(--mantine-color-error)"
          onClick={() => {
            rememberOpener();
            onRemove();
          }}
        >
          Remover
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
