import { Checkbox, NativeSelect, Switch } from "@mantine/core";
import { type NoticeKind, QUIET_HOURS } from "#domain/notices/kinds.ts";
import { type NoticeSettings, type Notices, useChangeNotices } from "./data.ts";
import classes from "./NoticeChoices.module.css";

const LABELS: Readonly<Record<NoticeKind, string>> = {
  training_today: "Treino do dia",
  training_changed: "Treino novo ou alterado",
  comment: "Comentário em um treino",
  evaluation_due: "Avaliação chegando",
  payment_due: "Pagamento a vencer",
  pain: "Dor a partir de 4",
  missed_trainings: "Três treinos perdidos seguidos",
  pix_announced: "Pix informado por um aluno",
};

const CHANNELS = [
  { name: "push", label: "Aparelho" },
  { name: "mail", label: "E-mail" },
] as const;

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, "0");
  return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
});

export function NoticeChoices({ notices }: { readonly notices: Notices }) {
  const { mutate } = useChangeNotices();
  const { choices, training_at, quiet_hours } = notices;
  const change = (changes: Partial<NoticeSettings>) => mutate({ choices, training_at, quiet_hours, ...changes });
  const choose = (kind: NoticeKind, channel: "push" | "mail", isWanted: boolean) =>
    change({ choices: choices.map((one) => (one.kind === kind ? { ...one, [channel]: isWanted } : one)) });

  return (
    <>
      <table className={classes.choices}>
        <thead>
          <tr>
            <th scope="col">Aviso</th>
            {CHANNELS.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">
                {LABELS[choice.kind]}
                {choice.kind === "training_today" && (
                  <HourSelect
                    label="Hora do aviso do treino do dia"
                    value={training_at}
                    onChoose={(at) => change({ training_at: at })}
                  />
                )}
              </th>
              {CHANNELS.map(({ name, label }) => (
                <td key={name}>
                  <label htmlFor={`${choice.kind}-${name}`} className={classes.target}>
                    <Checkbox
                      id={`${choice.kind}-${name}`}
                      aria-label={`${LABELS[choice.kind]}: ${label}`}
                      checked={choice[name]}
                      onChange={(event) => choose(choice.kind, name, event.currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        mt="md"
        size="md"
        label="Horário de silêncio"
        description="O que chegar nele espera até o fim."
        checked={quiet_hours !== null}
        onChange={(event) => change({ quiet_hours: event.currentTarget.checked ? QUIET_HOURS : null })}
      />
      {quiet_hours && (
        <div className={classes.hours}>
          <span aria-hidden>Das</span>
          <HourSelect
            label="Início do silêncio"
            value={quiet_hours.from}
            except={quiet_hours.until}
            onChoose={(from) => change({ quiet_hours: { ...quiet_hours, from } })}
          />
          <span aria-hidden>às</span>
          <HourSelect
            label="Fim do silêncio"
            value={quiet_hours.until}
            except={quiet_hours.from}
            onChoose={(until) => change({ quiet_hours: { ...quiet_hours, until } })}
          />
        </div>
      )}
    </>
  );
}

interface HourProps {
  readonly label: string;
  readonly value: string;
  readonly except?: string;
  readonly onChoose: (value: string) => void;
}

const HourSelect = ({ label, value, except, onChoose }: HourProps) => (
  <NativeSelect
    className={classes.hour ?? ""}
    aria-label={label}
    data={HALF_HOURS.filter((hour) => hour !== except)}
    value={value}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);
