import { Button } from "@mantine/core";

interface Props {
  readonly opened: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

export const MoreOptions = ({ opened, label, onToggle }: Props) => (
  <Button
    variant="subtle"
    color="gray"
    justify="flex-start"
    w="fit-content"
    px="xs"
    ml="-0.625rem"
    aria-expanded={opened}
    onClick={onToggle}
  >
    {opened ? "Ocultar" : "Mostrar"} {label}
  </Button>
);
