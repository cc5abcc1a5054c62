import { useCurrentUser } from "../../../session/current-user.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import type { TrainingContext } from "./editor/training-context.ts";

interface Props {
  readonly context: TrainingContext;
}

/** Leads to the generator's proposal; shows nothing to people who may not use it, and nothing in an entry of the library. */
export function GenerateButton({ context: { cycle, plan } }: Props) {
  const { replace } = useCycleAddress();
  if (!useCurrentUser().may_generate_trainings || !cycle) return null;
  return (
    <ReasonButton variant="default" reason={plan.refusal} onClick={() => replace("proposal")}>
      Meu EstagIArio
    </ReasonButton>
  );
}
