import type { UseFormReturnType } from "@mantine/form";
import type { LandingPage } from "../data.ts";
import type { LandingForm } from "../landing-form.ts";

/** What each part of the editor is given. */
export interface PartProps {
  readonly form: UseFormReturnType<LandingForm>;
  readonly page: LandingPage;
}
