import { useNetwork } from "@mantine/hooks";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./GymFrame.module.css";

interface Props {
  readonly waiting: boolean;
  readonly children: string;
}

export function SyncLine({ waiting, children }: Props) {
  const { online } = useNetwork();
  const text = waiting ? "Aguardando envio" : online ? children : `${children} · sem sinal`;
  return (
    <span className={classes.state} data-waiting={waiting || undefined} role="status">
      {waiting && <Icon name="clock" size={14} />}
      {text}
    </span>
  );
}
