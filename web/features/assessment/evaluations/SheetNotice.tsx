import { Alert, Button, Group, Text } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";

/** What happened to the typed values: brought back after a reload, or laid over another window's. Stands until they are saved. */
export function SheetNotice() {
  const { dispatch } = useSheet();
  const notice = useSheetState((state) => state.notice);
  if (!notice) return null;
  return (
    <Alert color="warning" variant="light" role="status" icon={<Icon name="clock" size={18} />}>
      <Group gap="sm" justify="space-between">
        <Text size="sm" flex="1 1 260px">
          {notice}
        </Text>
        <Button variant="default" size="sm" onClick={() => dispatch({ type: "discarded" })}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
