import { Accordion, ActionIcon, Button, Group, Text, Tooltip } from "@mantine/core";
import { findingsOf, findingsText } from "#domain/assessment/posture/findings.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type DeviationWithExercises, useRemoveDeviation } from "../postural-deviations/data.ts";
import { regionOf, toDeviationForm } from "../postural-deviations/deviation-form.ts";
import classes from "./DeviationPanel.module.css";
import { LinkedExercises } from "./LinkedExercises.tsx";
import type { LinePosition } from "./sides.ts";

interface Props {
  readonly groupId: number;
  readonly deviation: DeviationWithExercises;
  readonly place: LinePosition;
  /** A folded panel draws no exercises: a group may have hundreds. */
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  readonly onAddExercise: () => void;
  readonly onEditExercise: (id: number) => void;
}

export function DeviationPanel({ groupId, deviation, place, isOpen, onEdit, onAddExercise, onEditExercise }: Props) {
  const remove = useRemoveDeviation();
  const { id, name, type, properties, exercises } = deviation;
  const regions = findingsText(findingsOf(toDeviationForm(deviation).selected));
  return (
    <Accordion.Item value={String(id)} className={classes[place] ?? ""}>
      <Accordion.Control>
        <span className={classes.head}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {regionOf(deviation)?.label} · {countOf(exercises.length)}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {isOpen && (
          <>
            <ul className={classes.properties}>
              {regions.flatMap(({ aspects }) =>
                aspects.map(({ title, words }) => (
                  <li key={title}>
                    <Text span c="dimmed" size="sm">
                      {title}:
                    </Text>{" "}
                    {words}
                  </li>
                )),
              )}
            </ul>
            <Group gap={0} my="sm">
              <Button variant="default" mr="xs" leftSection={<Icon name="plus" size={18} />} onClick={onAddExercise}>
                Adicionar exercício
              </Button>
              <Tooltip label="Editar desvio">
                <ActionIcon variant="subtle" size={44} aria-label={`Editar o desvio ${name}`} onClick={onEdit}>
                  <Icon name="edit" size={18} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Remover desvio">
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={`Remover o desvio ${name}`}
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ id, body: { name, type, properties } })}
                >
                  <Icon name="trash" size={18} />
                </ActionIcon>
              </Tooltip>
            </Group>
            <LinkedExercises groupId={groupId} deviation={deviation} onEdit={onEditExercise} />
          </>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}

const countOf = (exercises: number): string => {
  if (exercises === 0) return "sem exercícios";
  return exercises === 1 ? "1 exercício" : `${exercises} exercícios`;
};
