import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { draftOf } from "../../../../session/drafts.ts";
import { useConflict } from "../../../../ui/conflict/use-conflict.ts";
import { type Student, studentQuery } from "../data.ts";
import { type Changes, changesBetween, withChanges } from "./form-changes.ts";
import { type Author, newStudentForm, type StudentForm, toStudentForm, validateStudent } from "./student-form.ts";

interface Options {
  readonly student: Student | undefined;
  readonly author: Author;
  readonly userId: number;
  readonly continued: Changes;
}

export const studentDraft = (userId: number, student: Student | undefined) =>
  draftOf({ lifetime: "days", userId, name: `student.${student?.id ?? "new"}` });

const toForm = (student: Student | undefined) => (student ? toStudentForm(student) : newStudentForm());

export function useStudentForm({ student, author, userId, continued }: Options) {
  const cache = useQueryClient();
  const draft = studentDraft(userId, student);
  const isOver = useRef(false);
  const [read] = useState(() => toForm(student));
  const saved = useRef(read);

  /** At every key, so that closing the tab loses nothing. */
  const write = (values: StudentForm) => {
    if (isOver.current) return;
    const changes = changesBetween(saved.current, values);
    if (Object.keys(changes).length === 0) draft.clear();
    else draft.write(changes);
  };

  const form = useForm<StudentForm>({
    initialValues: withChanges(read, continued),
    validate: (values) => validateStudent(values, author),
    validateInputOnBlur: true,
    onValuesChange: write,
  });

  const fetchLatest = async () => {
    if (!student) return undefined;
    const latest = await cache.fetchQuery({ ...studentQuery(student.id), staleTime: 0 });
    saved.current = toStudentForm(latest);
    return latest;
  };
  const conflict = useConflict({ form, opened: student, toForm, fetchLatest });

  return {
    form,
    conflict,
    isDirty: () =>
      !isOver.current &&
      (form.values.photo !== undefined || Object.keys(changesBetween(saved.current, form.values)).length > 0),

    /** A photo is not in the draft. */
    isLostWithTab: () => !isOver.current && form.values.photo !== undefined,

    endDraft() {
      isOver.current = true;
      draft.clear();
    },
  };
}
