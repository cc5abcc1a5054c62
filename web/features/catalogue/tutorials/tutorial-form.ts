import { TutorialDraft } from "#contract/catalogue/tutorials.ts";
import { TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { blankErrors, validateBy } from "../../../ui/form/schema-validation.ts";
import type { Tutorial } from "./data.ts";

export interface TutorialForm {
  readonly name: string;
  readonly description: string;
  readonly link: string;
  readonly tutorial_type: string;
}

/** A new one explains the product: most do. */
const BLANK: TutorialForm = { name: "", description: "", link: "", tutorial_type: String(TUTORIAL_TYPES[0].value) };

export const toTutorialForm = (tutorial: Tutorial | undefined): TutorialForm =>
  tutorial
    ? {
        name: tutorial.name,
        description: tutorial.description,
        link: tutorial.link ?? "",
        tutorial_type: String(tutorial.tutorial_type),
      }
    : BLANK;

const validateShape = validateBy<TutorialForm>(TutorialDraft);

export const validateTutorial = (form: TutorialForm) => ({
  ...validateShape(form),
  ...blankErrors({ name: form.name, description: form.description, tutorial_type: form.tutorial_type }),
});
