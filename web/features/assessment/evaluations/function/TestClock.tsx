import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Icon } from "../../../../ui/Icon.tsx";

interface Props {
  /** `up`: the time is the result. A number: the seconds that the test lasts. */
  readonly clock: "up" | number;
  readonly label: string;
  readonly decimals: number;
  readonly onTime: (seconds: number) => void;
}

const TICK_MS = 100;

const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.ceil(seconds % 60)).padStart(2, "0")}`;

/** Measures a time, or counts one down and shakes the phone at its end. */
export function TestClock({ clock, label, decimals, onTime }: Props) {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const seconds = startedAt === null ? 0 : (now - startedAt) / 1000;
  const isOver = clock !== "up" && startedAt !== null && seconds >= clock;
  useEffect(() => {
    if (startedAt === null || isOver) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt, isOver]);
  useEffect(() => {
    if (isOver && "vibrate" in navigator) navigator.vibrate([400, 120, 400]);
  }, [isOver]);
  const press = () => {
    const at = performance.now();
    if (startedAt === null || isOver) {
      setNow(at);
      setStartedAt(at);
      return;
    }
    setStartedAt(null);
    if (clock === "up") onTime((at - startedAt) / 1000);
  };
  const shown = clock === "up" ? `${formatDecimal(seconds, Math.min(decimals, 1))} s` : minutesText(clock - seconds);
  const running = startedAt !== null && !isOver;
  const waiting = clock === "up" ? "Cronômetro" : minutesText(clock);
  const text = isOver ? "Tempo!" : running ? shown : waiting;
  return (
    <Button
      variant={running ? "filled" : "default"}
      {...(isOver && { color: "warning" })}
      size="sm"
      h={44}
      leftSection={<Icon name={running ? "pause" : "clock"} size={18} />}
      aria-label={`${text}: ${running ? "parar" : "iniciar"} o cronômetro de ${label}`}
      onClick={press}
    >
      {text}
    </Button>
  );
}
