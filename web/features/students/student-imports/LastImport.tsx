import { Anchor, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { counted, momentOf } from "../../../ui/import/format.ts";
import { lastImportQuery } from "./data.ts";
import classes from "./LastImport.module.css";

interface Props {
  readonly onUndo: () => void;
}

/** The list shows nothing when the last import does not load. */
export function LastImport({ onUndo }: Props) {
  const { data } = useQuery(lastImportQuery);
  if (!data?.finished_at) return null;
  return (
    <Group gap="xs" className={classes.line ?? ""}>
      <Text size="sm" c="dimmed" className="figures">
        Última importação: {counted(data.imported_count, "aluno", "alunos")} em {momentOf(data.finished_at)}
      </Text>
      <Anchor component="button" type="button" size="sm" className={classes.undo ?? ""} onClick={onUndo}>
        Desfazer
      </Anchor>
    </Group>
  );
}
