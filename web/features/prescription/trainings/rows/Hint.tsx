import { Anchor, Button, Group, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import classes from "./Hint.module.css";

interface Props {
  readonly name: string | null;
  readonly description: string | null;
  readonly fallbackName: string;
  readonly fallback?: string;
}

export function Hint({ name, description, fallbackName, fallback = "Sem descrição disponível" }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const title = name?.trim() || fallbackName;
  return (
    <>
      <Anchor component="button" type="button" className={classes.name} onClick={open} aria-haspopup="dialog">
        {title}
      </Anchor>
      <Modal opened={opened} onClose={close} title={title} size={500} centered zIndex={300}>
        <Text>{description?.trim() || fallback}</Text>
        <Group justify="flex-end" mt="xl">
          <Button variant="default" onClick={close}>
            Fechar
          </Button>
        </Group>
      </Modal>
    </>
  );
}
