import { useState } from "react";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { DraftOffer, nameIn } from "../../../../ui/form/DraftOffer.tsx";
import type { Student } from "../data.ts";
import { type Changes, isChanges } from "./form-changes.ts";
import { type NextStep, StudentFormDialog } from "./StudentFormDialog.tsx";
import { type FormTab, titleOf } from "./student-tabs.ts";
import { studentDraft } from "./use-student-form.ts";

interface Props {
  readonly student?: Student;
  readonly tab?: string | undefined;
  readonly onTab: (tab: FormTab) => void;
  readonly onClose: () => void;
  readonly onSaved?: (student: Student, next: NextStep) => void;
}

/** A chunk of its own: schemas, masks and the calendar load when it opens. */
export default function StudentDialog({ student, ...dialog }: Props) {
  const user = useCurrentUser();
  const draft = studentDraft(user.id, student);
  const [kept] = useState(draft.find);
  const [continued, setContinued] = useState<Changes | null>(kept && isChanges(kept.content) ? null : {});
  const author = roleOf(user) === "student" ? "student" : "trainer";
  const about = { student, author, userId: user.id, ...dialog } as const;

  if (continued) return <StudentFormDialog {...about} continued={continued} />;
  return (
    <DraftOffer
      title={titleOf(student, author)}
      subtitle={student?.name ?? nameIn(kept?.content)}
      missing="Fotos não ficam no rascunho."
      onClose={dialog.onClose}
      at={kept?.at ?? new Date()}
      onContinue={() => setContinued(kept && isChanges(kept.content) ? kept.content : {})}
      onDiscard={() => {
        draft.clear();
        setContinued({});
      }}
    />
  );
}
