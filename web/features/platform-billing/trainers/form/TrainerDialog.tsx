import { useState } from "react";
import { useCurrentUser } from "../../../../session/current-user.ts";
import type { Kept } from "../../../../session/drafts.ts";
import { DraftOffer, nameIn } from "../../../../ui/form/DraftOffer.tsx";
import type { Trainer } from "../data.ts";
import { TrainerFormDialog } from "./TrainerFormDialog.tsx";
import { type FormTab, titleOf } from "./trainer-tabs.ts";
import { trainerDraft } from "./use-trainer-form.ts";

interface Props {
  readonly trainer?: Trainer;
  readonly tab?: string | undefined;
  readonly onTab: (tab: FormTab) => void;
  readonly onClose: () => void;
  readonly onSaved?: (trainer: Trainer) => void;
}

/** A chunk of its own: schemas, masks and the calendar load when it opens. */
export default function TrainerDialog({ trainer, ...dialog }: Props) {
  const user = useCurrentUser();
  const draft = trainerDraft(user.id, trainer);
  const [kept] = useState(draft.find);
  const [continued, setContinued] = useState<Kept | null>(kept ? null : {});

  if (continued) return <TrainerFormDialog trainer={trainer} userId={user.id} continued={continued} {...dialog} />;
  return (
    <DraftOffer
      title={titleOf(trainer)}
      subtitle={trainer?.fullname ?? nameIn(kept?.content)}
      missing="A senha não fica no rascunho."
      at={kept?.at ?? new Date()}
      onClose={dialog.onClose}
      onContinue={() => setContinued(kept?.content ?? {})}
      onDiscard={() => {
        draft.clear();
        setContinued({});
      }}
    />
  );
}
