import { FocusTrap, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isOnlyDialog } from "../../../../ui/dialog/top-dialog.ts";
import { kindOf, timelineMarkOf } from "../cycle-actions.ts";
import { type CyclePath, findListed } from "../data.ts";
import { mesocyclesQuery } from "../mesocycles-query.ts";
import { CycleCard } from "./CycleCard.tsx";

interface Props {
  readonly path: CyclePath;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

export default function CycleDialog({ path, readOnly, onClose }: Props) {
  const { data: mesocycles } = useQuery(mesocyclesQuery(path));
  const cycle = findListed(mesocycles, path);
  const isGone = mesocycles !== undefined && !cycle;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!cycle) return null;

  const { state } = timelineMarkOf(cycle, todayInSaoPaulo(Date.now()));
  const kind = kindOf(path);
  return (
    <Modal
      opened
      onClose={() => isOnlyDialog() && onClose()}
      title={kind[0]?.toUpperCase() + kind.slice(1)}
      size="sm"
      centered
    >
      <FocusTrap.InitialFocus />
      <CycleCard path={path} cycle={cycle} isCurrent={state === "current"} readOnly={readOnly} order={3} />
    </Modal>
  );
}
