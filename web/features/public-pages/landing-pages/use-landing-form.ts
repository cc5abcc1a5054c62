import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { draftOf, withKept } from "../../../session/drafts.ts";
import { useConflict } from "../../../ui/conflict/use-conflict.ts";
import { type LandingPage, landingPageQuery } from "./data.ts";
import {
  changedTexts,
  hasChosenImage,
  type LandingForm,
  textsOf,
  toLandingForm,
  validateLanding,
} from "./landing-form.ts";

export function useLandingForm(page: LandingPage) {
  const cache = useQueryClient();
  const draft = draftOf({ lifetime: "days", userId: page.id, name: "landing-page" });
  const saved = useRef(toLandingForm(page));
  const [hasDraft, setHasDraft] = useState(() => draft.find() !== undefined);
  const isOver = useRef(false);

  const keep = (values: LandingForm) => {
    if (isOver.current) return;
    const changes = changedTexts(saved.current, values);
    if (Object.keys(changes).length === 0) draft.clear();
    else draft.write(changes);
  };
  const [initialValues] = useState(() => withDraft(saved.current, draft.read()));
  const form = useForm<LandingForm>({
    initialValues,
    validate: validateLanding,
    validateInputOnBlur: true,
    onValuesChange: keep,
  });
  const fetchLatest = async () => {
    const latest = await cache.fetchQuery({ ...landingPageQuery(page.id), staleTime: 0 });
    saved.current = toLandingForm(latest);
    return latest;
  };
  const conflict = useConflict({ form, opened: page, toForm: toLandingForm, fetchLatest });
  const isDirty = () =>
    !isOver.current &&
    (hasChosenImage(form.getValues()) || Object.keys(changedTexts(saved.current, form.getValues())).length > 0);

  return {
    form,
    conflict,
    isDirty,
    /** A chosen image is not in the draft. */
    isLostWithTab: () => !isOver.current && hasChosenImage(form.getValues()),
    hasDraft,
    discard() {
      draft.clear();
      form.setValues(saved.current);
      form.clearErrors();
      setHasDraft(false);
    },
    /** All that was typed or chosen since `sent` stays in the form, and its texts in the draft. */
    goOnFrom(answered: LandingPage, sent: LandingForm) {
      saved.current = toLandingForm(answered);
      conflict.goOnFrom(answered, sent);
      setHasDraft(false);
    },
    endDraft() {
      isOver.current = true;
      draft.clear();
    },
  };
}

const withDraft = (form: LandingForm, kept: unknown): LandingForm => ({ ...form, ...withKept(textsOf(form), kept) });
