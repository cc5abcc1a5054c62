import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../../ui/Icon.tsx";
import { MESOCYCLE_PAGE, mesocyclePageParams } from "../cycle-pages.ts";
import type { MesocyclePath } from "../data.ts";
import { useCycleAddress } from "../use-cycle-address.ts";

interface Props {
  readonly path: MesocyclePath;
  readonly isNext: boolean;
}

export function MicrocyclesButton({ path, isNext }: Props) {
  const { mode } = useCycleAddress().search;
  return (
    <Button
      variant={isNext ? "filled" : "default"}
      leftSection={<Icon name="calendar" size={18} />}
      renderRoot={(props) => (
        <Link to={MESOCYCLE_PAGE} params={mesocyclePageParams(path)} search={{ mode }} {...props} />
      )}
    >
      Microciclos
    </Button>
  );
}
