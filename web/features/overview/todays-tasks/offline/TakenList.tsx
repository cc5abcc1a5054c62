import { ActionIcon, Button, Text, UnstyledButton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "../../../../session/current-user.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { instantOf } from "../../../../ui/instants.ts";
import { evaluationKey } from "../../../assessment/evaluation-changes/waiting-changes.ts";
import { HealthDialog } from "./HealthDialog.tsx";
import classes from "./TakenList.module.css";
import { leaveBehind, type TakenEvaluation } from "./take-along.ts";
import { takenQuery } from "./taken-queries.ts";

interface Props {
  readonly taken: readonly TakenEvaluation[];
  readonly onOpen: (taken: TakenEvaluation) => void;
}

export function TakenList({ taken, onOpen }: Props) {
  const user = useCurrentUser();
  const cache = useQueryClient();
  const [health, setHealth] = useState<TakenEvaluation | null>(null);
  const removal = useMutation({
    mutationFn: (path: TakenEvaluation["path"]) => leaveBehind(user.id, path),
    onSettled: () => cache.invalidateQueries({ queryKey: takenQuery(user.id).queryKey }),
  });
  return (
    <>
      <ul className={classes.list} aria-label="Avaliações neste aparelho">
        {taken.map((one) => (
          <li key={evaluationKey(one.path)} className={classes.row}>
            <div className={classes.who}>
              <Text fw={500}>{one.student.name}</Text>
              <Text size="sm" c="dimmed">
                {one.cycle} · guardada em {instantOf(one.takenAt)}
              </Text>
              <UnstyledButton
                className={classes.health}
                aria-label={`Anamnese e triagem de ${one.student.name}`}
                onClick={() => setHealth(one)}
              >
                Anamnese e triagem
              </UnstyledButton>
            </div>
            <Button variant="default" onClick={() => onOpen(one)} aria-label={`Avaliar ${one.student.name}`}>
              Avaliar
            </Button>
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={`Tirar ${one.student.name} deste aparelho`}
              onClick={() => removal.mutate(one.path)}
            >
              <Icon name="close" size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {health && <HealthDialog taken={health} onClose={() => setHealth(null)} />}
    </>
  );
}
