import { Badge, Button, Card, Group, Text, UnstyledButton } from "@mantine/core";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { type LibrarySummary, useEntryPdf } from "./data.ts";
import classes from "./LibraryRow.module.css";
import { tagsText } from "./library-tags.ts";

interface Props {
  readonly entry: LibrarySummary;
  readonly showsOwner?: boolean;
  readonly isEditable?: boolean;
  readonly canPrint?: boolean;
  readonly onOpen: () => void;
  /** Absent: it has nothing to use yet, or this person has no students. */
  readonly onGive?: (() => void) | undefined;
  /** Absent: this person may not remove it. */
  readonly onRemove?: (() => void) | undefined;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const contentsOf = ({ trainings, exercises_count }: LibrarySummary): string =>
  trainings.length === 0
    ? "Ainda sem treinos"
    : `${listInPortuguese(trainings.map(({ name }) => name))} · ${counted(exercises_count, "exercício", "exercícios")}`;

export function LibraryRow({ entry, showsOwner, isEditable, canPrint = true, onOpen, onGive, onRemove }: Props) {
  const pdf = useEntryPdf();
  const { id, name, personal_trainer_name: owner, exercises_count } = entry;
  return (
    <Card component="li" withBorder p="xs" className={classes.row ?? ""}>
      <div className={classes.parts}>
        <UnstyledButton className={classes.open ?? ""} onClick={onOpen}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {contentsOf(entry)}
          </Text>
          {tagsText(entry) && (
            <Text size="sm" c="dimmed">
              {tagsText(entry)}
            </Text>
          )}
          {showsOwner && owner && (
            <Badge variant="light" color="navy" mt={4}>
              {owner}
            </Badge>
          )}
        </UnstyledButton>
        <Group gap={0} wrap="nowrap" className={classes.actions ?? ""}>
          {onGive && (
            <Button
              variant="default"
              className={classes.give ?? ""}
              aria-label={`Usar com um aluno: ${name}`}
              onClick={onGive}
            >
              Usar com um aluno
            </Button>
          )}
          <ReasonIcon reason={null} aria-label={`${isEditable ? "Editar" : "Ver"} ${name}`} onClick={onOpen}>
            <Icon name={isEditable ? "edit" : "eye"} />
          </ReasonIcon>
          {canPrint && (
            <ReasonIcon
              reason={exercises_count === 0 ? "Adicione exercícios ao treino antes de baixar" : null}
              aria-label={`Baixar PDF de ${name}`}
              loading={pdf.isPending}
              onClick={() => pdf.mutate(id)}
            >
              <Icon name="download" />
            </ReasonIcon>
          )}
          {onRemove && (
            <ReasonIcon reason={null} aria-label={`Remover ${name}`} onClick={onRemove}>
              <Icon name="trash" />
            </ReasonIcon>
          )}
        </Group>
      </div>
    </Card>
  );
}
