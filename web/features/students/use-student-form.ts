import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { drafts } from "../../drafts.ts";
import { type Student, studentQuery } from "./data.ts";
import { type Changes, changesBetween, withChanges } from "./form-changes.ts";
import { type Author, EMPTY, type StudentForm, toStudentForm, validateStudent } from "./student-form.ts";

interface Options {
  /** Absent: a new student. */
  readonly student: Student | undefined;
  readonly author: Author;
  readonly userId: number;
  /** What was typed before and is gone on with. */
  readonly continued: Changes;
}

export const draftName = (student: Student | undefined) => `student.${student?.id ?? "new"}`;

/** The form with its draft and its version: what is typed is kept in the browser, and can be laid over a newer registration. */
export function useStudentForm({ student, author, userId, continued }: Options) {
  const cache = useQueryClient();
  const name = draftName(student);
  const version = useRef(student?.lock_version ?? 0);
  const settled = useRef(false);
  const [read] = useState(() => (student ? toStudentForm(student) : EMPTY));
  const saved = useRef(read);

  /** At every key: whoever closes the tab does not wait. */
  const write = (values: StudentForm) => {
    if (settled.current) return;
    const changes = changesBetween(saved.current, values);
    if (Object.keys(changes).length === 0) drafts.clear(userId, name);
    else drafts.write(userId, name, changes);
  };

  const form = useForm<StudentForm>({
    initialValues: withChanges(read, continued),
    validate: (values) => validateStudent(values, author),
    validateInputOnBlur: true,
    onValuesChange: write,
  });

  return {
    form,
    version: () => version.current,
    isDirty: () =>
      !settled.current &&
      (form.values.photo !== undefined || Object.keys(changesBetween(saved.current, form.values)).length > 0),

    /** A photo is not in the draft. */
    isLostWithTab: () => !settled.current && form.values.photo !== undefined,

    /** Saved or given up: nothing is to be kept any longer. */
    settle() {
      settled.current = true;
      drafts.clear(userId, name);
    },

    /** Fetches what is registered now and lays what was typed over it. */
    async reapply(id: number) {
      const fresh = await cache.fetchQuery({ ...studentQuery(id), staleTime: 0 });
      const changes = changesBetween(saved.current, form.values);
      version.current = fresh.lock_version;
      saved.current = toStudentForm(fresh);
      form.setValues({ ...withChanges(toStudentForm(fresh), changes), photo: form.values.photo });
      form.clearErrors();
    },
  };
}
