import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted, momentOf } from "../../../ui/import/format.ts";
import { lastImportQuery } from "./data.ts";
import { UndoEvaluations } from "./UndoEvaluations.tsx";

/** Nothing is shown when the last import does not load. */
export function LastEvaluationImport() {
  const { data } = useQuery(lastImportQuery);
  const [isUndoing, setUndoing] = useState(false);
  if (!data) return null;
  const close = () => setUndoing(false);
  return (
    <Text size="sm" mt="xs" className="figures">
      Última importação: {counted(data.imported_count, "avaliação", "avaliações")} em {momentOf(data.imported_at)}.{" "}
      <Anchor component="button" type="button" inherit mih={44} onClick={() => setUndoing(true)}>
        Desfazer
      </Anchor>
      {isUndoing && (
        <UndoEvaluations importKey={data.key} count={data.imported_count} onUndone={close} onCancel={close} />
      )}
    </Text>
  );
}
