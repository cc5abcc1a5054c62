import { ActionIcon, Button, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { Icon } from "./Icon.tsx";

interface Props {
  readonly otherwise: () => unknown;
  readonly iconOnly?: boolean;
}

export function BackButton({ otherwise, iconOnly = false }: Props) {
  const { history } = useRouter();
  const leave = () => (history.canGoBack() ? history.back() : otherwise());
  if (iconOnly) {
    return (
      <ActionIcon aria-label="Voltar" title="Voltar" onClick={leave}>
        <Icon name="back" size={20} />
      </ActionIcon>
    );
  }
  return (
    <Group>
      <Button variant="subtle" color="gray" px="xs" leftSection={<Icon name="back" size={18} />} onClick={leave}>
        Voltar
      </Button>
    </Group>
  );
}
