import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { monthsOf, monthsText, RETENTIONS, type RetentionKind } from "#domain/retention.ts";
import { RETENTION_DAYS, retentionText } from "#domain/training/comments.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { toast } from "../../../ui/toast.ts";
import { settingsQuery, useChooseRetention } from "../../execution/comments/data.ts";
import { useChooseMonths } from "./data.ts";
import classes from "./RetentionsScreen.module.css";

const ALWAYS = "always";
const keyOf = (time: number | null) => (time === null ? ALWAYS : String(time));

interface RowProps<Time extends number | null> {
  readonly label: string;
  readonly about: string;
  readonly law: string;
  readonly times: readonly Time[];
  readonly textOf: (time: Time) => string;
  readonly value: Time;
  readonly onChoose: (time: Time, onSuccess: () => void) => void;
}

/** A choice counts at once, and can be taken back. */
function Row<Time extends number | null>({ label, about, law, times, textOf, value, onChoose }: RowProps<Time>) {
  const choose = (key: string | null) => {
    const chosen = times.find((one) => keyOf(one) === key);
    if (chosen === undefined || chosen === value) return;
    onChoose(chosen, () =>
      toast.undoable({
        title: "Prazo alterado",
        message: `${label}: ${textOf(chosen).toLowerCase()}`,
        onUndo: () => onChoose(value, () => undefined),
      }),
    );
  };
  return (
    <li className={classes.clock}>
      <div className={classes.words}>
        <Text fw={600}>{label}</Text>
        <Text size="sm">{about}</Text>
        <Text size="sm" c="dimmed">
          {law}
        </Text>
      </div>
      <div className={classes.time}>
        <Choice
          aria-label={`${label}: guardar por`}
          data={times.map((one) => ({ value: keyOf(one), label: textOf(one) }))}
          value={keyOf(value)}
          onChange={choose}
        />
      </div>
    </li>
  );
}

/** Nothing is forgotten for thirty days. */
export function ClockRow({ kind, months }: { readonly kind: RetentionKind; readonly months: number | null }) {
  const { mutate } = useChooseMonths();
  return (
    <Row
      {...RETENTIONS[kind]}
      times={[null, ...monthsOf(kind)]}
      textOf={monthsText}
      value={months}
      onChoose={(chosen, onSuccess) =>
        mutate({ kind, months: chosen }, { onSuccess, onError: (error) => toast.failure(error) })
      }
    />
  );
}

/** The clock of the comments, which runs for every student. */
export function MediaRow() {
  const { data: settings } = useQuery(settingsQuery);
  const { mutate } = useChooseRetention();
  if (!settings) return null;
  return (
    <Row
      label="Fotos e vídeos de comentários"
      about="De todos os alunos. Os textos ficam."
      law="Contam do envio. O que já passou de um prazo novo é apagado na noite seguinte."
      times={RETENTION_DAYS}
      textOf={retentionText}
      value={settings.media_days}
      onChoose={(chosen, onSuccess) => mutate(chosen, { onSuccess, onError: (error) => toast.failure(error) })}
    />
  );
}
