import type { UseFormReturnType } from "@mantine/form";
import type { LandingPage } from "../data.ts";
import type { LandingForm } from "../landing-form.ts";

export interface PartProps {
  readonly form: UseFormReturnType<LandingForm>;
  readonly page: LandingPage;
}
