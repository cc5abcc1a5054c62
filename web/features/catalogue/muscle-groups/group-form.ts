import { MuscleGroupDraft } from "#contract/catalogue/muscle-groups.ts";
import { recordOf } from "#domain/record.ts";
import { type Kept, withKept } from "../../../session/drafts.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { type DeviationForm, lacking, NEW_DEVIATION, toUnfinished } from "../postural-deviations/deviation-form.ts";

type NewDeviation = DeviationForm & { readonly id: number };

/** The deviations may be incomplete. */
export interface GroupForm {
  readonly name: string;
  readonly postural_deviations: readonly NewDeviation[];
}

export const blankDeviation = ({ postural_deviations: others }: GroupForm): NewDeviation => ({
  ...NEW_DEVIATION,
  id: Math.max(0, ...others.map(({ id }) => id)) + 1,
});

export const isTyped = ({ name, postural_deviations }: GroupForm): boolean =>
  name !== "" || postural_deviations.length > 0;

export function withDraft({ name, postural_deviations: deviations }: Kept): GroupForm {
  return {
    name: typeof name === "string" ? name : "",
    postural_deviations: Array.isArray(deviations)
      ? deviations.map((deviation, id) => ({ ...toDeviation(deviation), id }))
      : [],
  };
}

const isChoice = (entry: readonly unknown[]): entry is [string, string] => typeof entry[1] === "string";

function toDeviation(stored: unknown): DeviationForm {
  const { selected: _, ...texts } = NEW_DEVIATION;
  const selected = typeof stored === "object" && stored !== null && "selected" in stored ? stored.selected : {};
  return {
    ...withKept(texts, stored),
    selected: recordOf(Object.entries(selected ?? {}).filter(isChoice)),
  };
}

/** The server drops the incomplete deviations, which the screen has said. */
export const toGroupBody = ({ name, postural_deviations }: GroupForm) => ({
  name,
  postural_deviations: postural_deviations.map(toUnfinished),
});

const validateShape = validateBy<ReturnType<typeof toGroupBody>>(MuscleGroupDraft);

export const validateGroup = (form: GroupForm) => validateShape(toGroupBody(form));

/** Null when all are complete. */
export function droppedText({ postural_deviations }: GroupForm): string | null {
  const dropped = postural_deviations.filter((deviation) => lacking(deviation) !== "").length;
  if (dropped === 0) return null;
  return dropped === 1
    ? "1 desvio está incompleto e não será salvo. Complete-o ou siga sem ele."
    : `${dropped} desvios estão incompletos e não serão salvos. Complete-os ou siga sem eles.`;
}
