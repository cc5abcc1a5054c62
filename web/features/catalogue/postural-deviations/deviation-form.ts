import { PosturalDeviationDraft } from "#contract/catalogue/postural-deviations.ts";
import { POSTURE_FIELDS, POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { NONE, type PostureRegion } from "#domain/assessment/posture/region.ts";
import { recordOf } from "#domain/record.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import type { DeviationBody, DeviationWithExercises } from "./data.ts";

/** `selected` keeps the choices of every region, so that changing the type loses nothing. */
export interface DeviationForm {
  readonly name: string;
  readonly type: string;
  readonly selected: Readonly<Record<string, string>>;
}

export const NEW_DEVIATION: DeviationForm = { name: "", type: "", selected: {} };

export const toDeviationForm = ({ name, type, properties }: DeviationWithExercises): DeviationForm => ({
  name,
  type,
  selected: recordOf(properties.map(({ key, selected }) => [key, selected])),
});

export const regionOf = ({ type }: Pick<DeviationForm, "type">): PostureRegion | undefined =>
  POSTURE_REGIONS.find(({ code }) => code === type);

const propertiesOf = ({ type, selected }: DeviationForm) =>
  POSTURE_FIELDS.filter(({ region }) => region.code === type).flatMap(({ field: { key } }) => {
    const choice = selected[key];
    return choice && choice !== NONE ? [{ key, selected: choice }] : [];
  });

export const toUnfinished = (form: DeviationForm) => ({
  name: form.name,
  type: regionOf(form) ? form.type : "",
  properties: propertiesOf(form),
});

const validateShape = validateBy<ReturnType<typeof toUnfinished>>(PosturalDeviationDraft);

export const validateDeviation = (form: DeviationForm) => validateShape(toUnfinished(form));

/** Null while it lacks something. */
export function toDeviationBody(form: DeviationForm): DeviationBody | null {
  const parsed = PosturalDeviationDraft.safeParse(toUnfinished(form));
  return parsed.success ? parsed.data : null;
}

/** Empty when it is complete. */
export function lacking(form: DeviationForm): string {
  const { name, type, properties } = toUnfinished(form);
  return listInPortuguese([
    ...(name.trim() === "" ? ["o nome"] : []),
    ...(type === "" ? ["o tipo"] : []),
    ...(type !== "" && properties.length === 0 ? ["um desvio selecionado"] : []),
  ]);
}
