import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { draftOf, type Kept } from "../../../../session/drafts.ts";
import { useConflict } from "../../../../ui/conflict/use-conflict.ts";
import { type Trainer, trainerQuery } from "../data.ts";
import {
  EMPTY,
  isSameForm,
  keptOf,
  type TrainerForm,
  toTrainerForm,
  validateTrainer,
  withDraft,
  withoutAccess,
} from "./trainer-form.ts";

export const trainerDraft = (userId: number, trainer: Trainer | undefined) =>
  draftOf({ lifetime: "days", userId, name: `trainer.${trainer?.id ?? "new"}` });

const toForm = (trainer: Trainer | undefined) => (trainer ? toTrainerForm(trainer) : EMPTY);

interface Options {
  readonly trainer: Trainer | undefined;
  readonly userId: number;
  readonly continued: Kept;
}

export function useTrainerForm({ trainer, userId, continued }: Options) {
  const cache = useQueryClient();
  const draft = trainerDraft(userId, trainer);
  const isOver = useRef(false);
  const isAttempted = useRef(false);
  const [read] = useState(() => toForm(trainer));
  const saved = useRef(read);

  const form = useForm<TrainerForm>({
    initialValues: withDraft(read, continued),
    validate: (values) => {
      const errors = validateTrainer(values, trainer === undefined);
      return isAttempted.current ? errors : withoutAccess(errors);
    },
    validateInputOnBlur: true,
    onValuesChange: (values) => {
      if (isOver.current) return;
      if (isSameForm({ ...values, password: "" }, saved.current)) draft.clear();
      else draft.write(keptOf(values));
    },
  });

  const fetchLatest = async () => {
    if (!trainer) return undefined;
    const latest = await cache.fetchQuery({ ...trainerQuery(trainer.id), staleTime: 0 });
    saved.current = toTrainerForm(latest);
    return latest;
  };
  const conflict = useConflict({ form, opened: trainer, toForm, fetchLatest });

  return {
    form,
    conflict,
    /** From the first attempt to save, e-mail and password are judged too. */
    attempt() {
      isAttempted.current = true;
    },
    isDirty: () => !isOver.current && !isSameForm(form.values, saved.current),
    /** A password is not in the draft. */
    isLostWithTab: () => !isOver.current && form.values.password !== "",
    endDraft() {
      isOver.current = true;
      draft.clear();
    },
  };
}
