import { MacrocycleDraft } from "#contract/planning/macrocycles.ts";
import { itemsToBeEvaluated } from "#domain/periodisation/evaluation-items.ts";
import { DEFAULT_VO2_PROTOCOL } from "#domain/periodisation/vo2-protocols.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import type { MacrocycleBody } from "../periodisations/data.ts";
import type { MacrocycleSummary } from "./data.ts";

export interface MacrocycleForm {
  readonly name: string;
  readonly skinfold_protocol: string | null;
  readonly vo2_protocol: string | null;
  readonly items_to_be_evaluated: readonly string[];
}

/** A new macrocycle evaluates what every macrocycle does; the trainer may add the somatotype. */
export const newMacrocycleForm = (protocol: string): MacrocycleForm => ({
  name: "",
  skinfold_protocol: protocol,
  vo2_protocol: DEFAULT_VO2_PROTOCOL,
  items_to_be_evaluated: itemsToBeEvaluated([]),
});

export const toMacrocycleForm = ({
  name,
  skinfold_protocol,
  vo2_protocol,
  items_to_be_evaluated,
}: MacrocycleSummary) => ({
  name,
  skinfold_protocol,
  vo2_protocol,
  items_to_be_evaluated: itemsToBeEvaluated(items_to_be_evaluated),
});

export const validateMacrocycle = validateBy<MacrocycleForm>(MacrocycleDraft);

/** Parsing a valid form narrows the choices. */
export const toMacrocycleBody = (form: MacrocycleForm): MacrocycleBody => MacrocycleDraft.parse(form);
