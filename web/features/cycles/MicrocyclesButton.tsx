import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/Icon.tsx";
import { MESOCYCLE_PAGE, mesocyclePageParams } from "./cycle-pages.ts";
import type { MesocyclePath } from "./data.ts";

/** The way to the microcycles of a mesocycle. */
export function MicrocyclesButton({ path }: { readonly path: MesocyclePath }) {
  return (
    <Button
      variant="default"
      leftSection={<Icon name="calendar" size={18} />}
      renderRoot={(props) => <Link to={MESOCYCLE_PAGE} params={mesocyclePageParams(path)} {...props} />}
    >
      Microciclos
    </Button>
  );
}
