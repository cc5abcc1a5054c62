import { useForm } from "@mantine/form";
import { useDebouncedCallback } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { drafts } from "../../shell/drafts.ts";
import { type Student, studentQuery } from "./data.ts";
import { type Changes, changesBetween, withChanges } from "./form-changes.ts";
import { type Author, EMPTY, formOf, refusalsOf, type StudentForm } from "./student-form.ts";

const WRITE_AFTER_MS = 400;

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
  const [saved, setSaved] = useState(() => (student ? formOf(student) : EMPTY));

  const write = useDebouncedCallback((values: StudentForm) => {
    if (settled.current) return;
    const changes = changesBetween(saved, values);
    if (Object.keys(changes).length === 0) drafts.clear(userId, name);
    else drafts.write(userId, name, changes);
  }, WRITE_AFTER_MS);

  const form = useForm<StudentForm>({
    initialValues: withChanges(saved, continued),
    validate: (values) => refusalsOf(values, author),
    validateInputOnBlur: true,
    onValuesChange: write,
  });

  return {
    form,
    version: () => version.current,
    isDirty: () =>
      !settled.current &&
      (form.values.photo !== undefined || Object.keys(changesBetween(saved, form.values)).length > 0),

    /** Saved or given up: nothing is to be kept any longer. */
    settle() {
      settled.current = true;
      drafts.clear(userId, name);
    },

    /** Fetches what is registered now and lays what was typed over it. */
    async reapply(id: number) {
      const fresh = await cache.fetchQuery({ ...studentQuery(id), staleTime: 0 });
      const changes = changesBetween(saved, form.values);
      version.current = fresh.lock_version;
      setSaved(formOf(fresh));
      form.setValues({ ...withChanges(formOf(fresh), changes), photo: form.values.photo });
      form.clearErrors();
    },
  };
}
