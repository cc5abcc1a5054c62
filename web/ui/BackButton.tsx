import { Button, Group } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { Icon } from "./Icon.tsx";

interface Props {
  readonly otherwise: () => unknown;
}

export function BackButton({ otherwise }: Props) {
  const { history } = useRouter();
  return (
    <Group>
      <Button
        variant="subtle"
        color="gray"
        px="xs"
        leftSection={<Icon name="back" size={18} />}
        onClick={() => (history.canGoBack() ? history.back() : otherwise())}
      >
        Voltar
      </Button>
    </Group>
  );
}
