import { ActionIcon } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { UnreadOf } from "./UnreadComments.tsx";

const CommentsDialog = lazy(() => import("./CommentsDialog.tsx"));

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly trainingId: number;
  readonly name: string;
}

/** Opens a training's conversation over it. */
export function TrainingComments({ student, trainingId, name }: Props) {
  const me = useCurrentUser();
  const role = roleOf(me);
  const [openId, setOpenId] = useState<number | null>(null);
  if (role === "admin") return null;
  return (
    <>
      <ActionIcon aria-label={`Comentários de ${name}`} onClick={() => setOpenId(trainingId)}>
        <Icon name="message" />
        <UnreadOf trainingId={trainingId} />
      </ActionIcon>
      <Suspense>
        {openId !== null && (
          <CommentsDialog
            student={student}
            writer={{ id: me.id, role }}
            trainingId={openId}
            onTraining={setOpenId}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}
