import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { instantOf } from "../../../ui/instants.ts";
import type { MesocyclePath } from "../cycles/data.ts";
import { useUndoWeekCopy, weekCopyQuery } from "./data.ts";

/** Shown as long as it can be taken back. */
export function LatestCopy({ path }: { readonly path: MesocyclePath }) {
  const { data } = useQuery(weekCopyQuery(path));
  const copy = data?.week_copy;
  const undo = useUndoWeekCopy(path);
  if (!copy?.can_be_undone) return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Text size="sm" c="dimmed" className="figures">
        {listInPortuguese(copy.weeks.map(({ name }) => name))}: {copy.weeks.length === 1 ? "programado" : "programados"}{" "}
        em {instantOf(copy.copied_at)}
      </Text>
      <Button variant="subtle" flex="none" loading={undo.isPending} onClick={() => undo.mutate()}>
        Desfazer
      </Button>
    </Group>
  );
}
