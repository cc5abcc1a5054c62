import { Anchor, Button, List, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { counted } from "../../../ui/import/format.ts";
import type { EvaluationImport } from "./data.ts";
import { UndoEvaluations } from "./UndoEvaluations.tsx";

/** Longer lists say how many more there are. */
const MAX_NAMES = 20;

interface Props {
  readonly done: EvaluationImport;
  readonly ofOneStudent: boolean;
  readonly onUndone: () => void;
}

/** Each student leads to the time axis of the evaluations. */
export function ImportedEvaluations({ done, ofOneStudent, onUndone }: Props) {
  const { key, imported_count, existing_lines, students } = done;
  const [isUndoing, setUndoing] = useState(false);
  const existing = existing_lines.length;
  const more = students.length - MAX_NAMES;
  return (
    <Stack align="center" gap="xs" py="xl" ta="center">
      <Text c="var(--mantine-color-success-text)" component="span" lh={0}>
        <Icon name="check" size={40} />
      </Text>
      <Text fw={650} size="lg" role="status">
        {counted(imported_count, "avaliação importada", "avaliações importadas")}
      </Text>
      {existing > 0 && (
        <Text c="dimmed" maw="48ch">
          {counted(existing, "linha era", "linhas eram")} de um dia que já tinha avaliação e não mudou nada.
        </Text>
      )}
      {!ofOneStudent && students.length > 0 && (
        <List listStyleType="none" mt="xs" aria-label="Alunos com avaliações importadas">
          {students.slice(0, MAX_NAMES).map(({ id, name, imported_count: count }) => (
            <List.Item key={id}>
              <Anchor
                renderRoot={(props) => (
                  <Link
                    to="/inicio/visualizar/$id"
                    params={{ id }}
                    search={{ dialog: "all-evaluations" }}
                    preload={false}
                    {...props}
                  />
                )}
                style={{ display: "inline-flex", minHeight: 44, alignItems: "center" }}
              >
                {name}: {counted(count, "avaliação", "avaliações")}
              </Anchor>
            </List.Item>
          ))}
          {more > 0 && <List.Item>e mais {counted(more, "aluno", "alunos")}</List.Item>}
        </List>
      )}
      {imported_count > 0 && (
        <>
          <Text c="dimmed" maw="48ch">
            A importação pode ser desfeita por 7 dias, também ao importar de novo.
          </Text>
          <Button variant="default" mt="md" onClick={() => setUndoing(true)}>
            Desfazer importação
          </Button>
        </>
      )}
      {isUndoing && (
        <UndoEvaluations
          importKey={key}
          count={imported_count}
          onUndone={onUndone}
          onCancel={() => setUndoing(false)}
        />
      )}
    </Stack>
  );
}
