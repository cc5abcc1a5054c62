import { ActionIcon, type ActionIconProps, Button, type ButtonProps, Tooltip } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";

type Native = Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps | keyof ActionIconProps>;

interface Reasoned {
  readonly reason: string | null;
}

const stop = (event: MouseEvent) => event.preventDefault();
const asleep = { "data-disabled": true, "aria-disabled": true, onClick: stop } as const;

/** A button that, while it cannot act, stays reachable and says why on hover, focus and touch. */
export function ReasonButton({ reason, ...button }: ButtonProps & Native & Reasoned) {
  if (reason === null) return <Button {...button} />;
  return (
    <Tooltip label={reason} maw={280}>
      <Button {...button} {...asleep} />
    </Tooltip>
  );
}

export function ReasonIcon({
  reason,
  ...button
}: ActionIconProps & Native & Reasoned & { readonly "aria-label": string }) {
  return (
    <Tooltip label={reason ?? button["aria-label"]} maw={280}>
      <ActionIcon {...button} {...(reason === null ? {} : asleep)} />
    </Tooltip>
  );
}
