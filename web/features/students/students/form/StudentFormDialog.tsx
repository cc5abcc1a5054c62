import { Button, Stack } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { FullScreenDialog } from "../../../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../../../ui/dialog/UnsavedGuard.tsx";
import { enterMovesOn } from "../../../../ui/field/enter-moves-on.ts";
import { useFormTab } from "../../../../ui/form/use-form-tab.ts";
import { focusFirstError, useRefusal } from "../../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonButton, ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { AccountMenu } from "../../../people/accounts/AccountMenu.tsx";
import { type Student, useMarkChangesSeen, useResendAccess, useSaveStudent } from "../data.ts";
import type { Changes } from "./form-changes.ts";
import { StudentTabs } from "./StudentTabs.tsx";
import { type Author, changedStudentOf, newStudentOf, rememberType, type StudentForm } from "./student-form.ts";
import { type FormTab, firstTabOf, tabAfter, tabIn, titleOf } from "./student-tabs.ts";
import { useStudentForm } from "./use-student-form.ts";

interface Props {
  readonly student: Student | undefined;
  readonly author: Author;
  readonly userId: number;
  readonly continued: Changes;
  readonly tab?: string | undefined;
  readonly onTab: (tab: FormTab) => void;
  readonly onClose: () => void;
  readonly onSaved?: ((student: Student, next: NextStep) => void) | undefined;
}

/** After a new student comes the periodisation, or just the student's page. */
export type NextStep = "plan" | "page";

const FORM_ID = "student-form";
const PREFIX = "student.";

export function StudentFormDialog({
  student,
  author,
  userId,
  continued,
  tab: addressed,
  onTab,
  onClose,
  onSaved = onClose,
}: Props) {
  const { form, conflict, isDirty, isLostWithTab, endDraft } = useStudentForm({
    student,
    author,
    userId,
    continued,
  });
  const { tab, show, showTabOf } = useFormTab({ initial: () => tabIn(addressed), onTab, firstTabOf });
  const refuse = useRefusal(form, PREFIX);
  const save = useSaveStudent();
  useNoticeOfChanges(student);
  const [startsInName] = useState(student === undefined && tab === "dados");

  const refuseTyped = (errors: FormErrors) => {
    showTabOf(Object.keys(errors));
    focusFirstError(errors);
  };

  const submitThen = (next: NextStep) => form.onSubmit((values) => submit(values, next), refuseTyped);
  const submit = (values: StudentForm, next: NextStep) =>
    save.mutate(
      student
        ? { id: student.id, body: changedStudentOf(values, author, conflict.base?.lock_version ?? 0) }
        : { body: newStudentOf(values) },
      {
        onSuccess: (answer) => {
          endDraft();
          if (!student) rememberType(values);
          toast.success("Cadastro salvo com sucesso");
          onSaved(answer.student, next);
        },
        onError: (error) => {
          if (conflict.handleConflict(error)) return;
          if (error instanceof ApiError) showTabOf(pathsOf(error));
          refuse(error);
        },
      },
    );

  return (
    <FullScreenDialog
      opened
      startsInField={startsInName}
      title={titleOf(student, author)}
      subtitle={student?.name}
      onClose={onClose}
      actions={
        student &&
        author === "trainer" && (
          <>
            <ResendAccess student={student} />
            <AccountMenu person={{ id: student.id, of: "student" }} name={student.name} />
          </>
        )
      }
      footer={
        <FormFooter
          isNew={student === undefined}
          nextTab={tabAfter(tab)}
          saving={save.isPending}
          onTab={show}
          onPlan={() => submitThen("plan")()}
          onClose={onClose}
        />
      }
    >
      <Stack>
        <ConflictAlert sentence={conflict.sentence} onReload={conflict.reload} />
        <form id={FORM_ID} noValidate onKeyDown={enterMovesOn} onSubmit={submitThen("page")}>
          <StudentTabs
            form={form}
            tab={tab}
            onTab={show}
            author={author}
            isNew={student === undefined}
            photoUrl={student?.photo_url ?? null}
          />
        </form>
      </Stack>
      <UnsavedGuard isDirty={isDirty} isLostWithTab={isLostWithTab} onDiscard={endDraft} />
    </FullScreenDialog>
  );
}

interface FooterProps {
  readonly isNew: boolean;
  readonly nextTab: FormTab | undefined;
  readonly saving: boolean;
  readonly onTab: (tab: FormTab) => void;
  readonly onPlan: () => void;
  readonly onClose: () => void;
}

/** On a phone the step that leads on has a line of its own. */
function FormFooter({ isNew, nextTab, saving, onTab, onPlan, onClose }: FooterProps) {
  return (
    <>
      <Button variant="default" onClick={onClose}>
        Cancelar
      </Button>
      {nextTab && (
        <Button variant="default" onClick={() => onTab(nextTab)}>
          Próximo
        </Button>
      )}
      <Button
        type="submit"
        form={FORM_ID}
        {...(isNew ? { variant: "default", disabled: saving } : { loading: saving })}
      >
        Salvar
      </Button>
      {isNew && (
        <Button flex={{ base: "1 1 100%", xs: "none" }} loading={saving} onClick={onPlan}>
          Salvar e planejar
        </Button>
      )}
    </>
  );
}

const pathsOf = ({ fields }: ApiError) =>
  Object.keys(fields).map((path) => (path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path));

/** Marks a student's changes as seen when the trainer opens the form; not when the administrator does. */
function useNoticeOfChanges(student: Student | undefined) {
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { mutate } = useMarkChangesSeen();
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !student || !isTrainer) return;
    if (!student.is_profile_changed || student.is_changes_notified) return;
    told.current = true;
    mutate(student.id);
  }, [student, isTrainer, mutate]);
}

/** An icon on a phone, where the title needs the width. */
function ResendAccess({ student }: { readonly student: Student }) {
  const narrow = useUpTo("xs");
  const resend = useResendAccess();
  const reason = student.is_active ? null : "Ative o cadastro antes de reenviar o acesso.";
  if (narrow) {
    return (
      <ReasonIcon
        aria-label="Reenviar acesso"
        reason={reason}
        variant="default"
        loading={resend.isPending}
        onClick={() => resend.mutate(student.id)}
      >
        <Icon name="mail" size={18} />
      </ReasonIcon>
    );
  }
  return (
    <ReasonButton
      reason={reason}
      variant="default"
      loading={resend.isPending}
      leftSection={<Icon name="mail" size={18} />}
      onClick={() => resend.mutate(student.id)}
    >
      Reenviar acesso
    </ReasonButton>
  );
}
