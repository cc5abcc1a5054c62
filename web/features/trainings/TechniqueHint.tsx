import { Anchor, Button, Group, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { TrainingEntry } from "./data.ts";
import classes from "./TechniqueHint.module.css";

interface Props {
  readonly entry: TrainingEntry;
}

/** What the hint says: a technique may be without words of its own, or be gone. */
function wordsOf(technique: TrainingEntry["exercise_technic"]): string {
  if (!technique) return "Descrição não encontrada!";
  return technique.description.trim() || "Sem descrição disponível";
}

/** The technique's name; pressing it explains the technique. */
export function TechniqueHint({ entry: { exercise_technic: technique } }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const name = technique?.name.trim() || "Técnica";
  return (
    <>
      <Anchor component="button" type="button" className={classes.technique} onClick={open} aria-haspopup="dialog">
        {name}
      </Anchor>
      <Modal opened={opened} onClose={close} title={name} size={500} centered zIndex={300}>
        <Text>{wordsOf(technique)}</Text>
        <Group justify="flex-end" mt="xl">
          <Button variant="default" onClick={close}>
            Fechar
          </Button>
        </Group>
      </Modal>
    </>
  );
}
