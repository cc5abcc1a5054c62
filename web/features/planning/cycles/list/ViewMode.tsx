import { SegmentedControl, VisuallyHidden } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import type { IconName } from "../../../../ui/icon-paths.ts";
import { useCycleAddress } from "../use-cycle-address.ts";
import classes from "./ViewMode.module.css";

const option = (icon: IconName, label: string) => (
  <span className={classes.option} title={label}>
    <Icon name={icon} size={18} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

const OPTIONS = [
  { value: "timeline", label: option("timeline", "Linha do tempo") },
  { value: "calendar", label: option("calendar", "Calendário") },
];

export function ViewMode() {
  const { search, show } = useCycleAddress();
  return (
    <SegmentedControl
      aria-label="Modo de exibição dos ciclos"
      data={OPTIONS}
      value={search.mode ?? "timeline"}
      onChange={(chosen) => show(chosen === "calendar" ? "calendar" : undefined)}
    />
  );
}
