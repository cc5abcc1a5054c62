import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { enterMovesOn } from "../../ui/enter-moves-on.ts";
import { FullScreenDialog } from "../../ui/FullScreenDialog.tsx";
import { ReasonButton } from "../../ui/ReasonButton.tsx";
import { toast } from "../../ui/toast.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { focusFirstError, useServerErrors } from "../../ui/use-server-errors.ts";
import { type Student, useSaveStudent } from "./data.ts";
import { StudentTabs } from "./StudentTabs.tsx";
import { bodyOf, EMPTY, formOf, refusalsOf, type StudentForm } from "./student-form.ts";

interface Props {
  /** Absent: a new student. */
  readonly student?: Student;
  readonly onClose: () => void;
}

const FORM_ID = "student-form";

/** 'Novo Aluno' and 'Editar Aluno'. Its own chunk: the schemas, masks and the calendar arrive when it opens. */
export default function StudentDialog({ student, onClose }: Props) {
  const saved = useRef(false);
  const form = useForm<StudentForm>({
    initialValues: student ? formOf(student) : EMPTY,
    validate: refusalsOf,
    validateInputOnBlur: true,
  });
  const markRefused = useServerErrors(form, "student.");
  const save = useSaveStudent(student?.id);

  const submit = (values: StudentForm) =>
    save.mutate(bodyOf(values), {
      onSuccess: () => {
        saved.current = true;
        toast.success("Cadastro salvo com sucesso");
        onClose();
      },
      onError: (error) => {
        markRefused(error);
        toast.failure(error);
      },
    });

  return (
    <FullScreenDialog
      opened
      title={student ? "Editar Aluno" : "Novo Aluno"}
      subtitle={student?.name}
      onClose={onClose}
      actions={
        student && (
          <ReasonButton variant="default" reason="O reenvio do convite estará disponível em breve.">
            Reenviar acesso
          </ReasonButton>
        )
      }
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={FORM_ID} loading={save.isPending}>
            Salvar
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onKeyDown={enterMovesOn} onSubmit={form.onSubmit(submit, focusFirstError)}>
        <StudentTabs form={form} photoUrl={student?.photo_url ?? null} />
      </form>
      <UnsavedGuard isDirty={() => !saved.current && form.isDirty()} />
    </FullScreenDialog>
  );
}
