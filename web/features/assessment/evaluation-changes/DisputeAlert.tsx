import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { StandingChange } from "#contract/assessment/evaluation-changes.ts";
import { shortName } from "#domain/students/registration.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { deviceId } from "../../../session/device-id.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import classes from "./DisputeAlert.module.css";

export interface ShownDispute {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly change: StandingChange; readonly text: ReactNode }[];
  /** All values in one, where that can be. */
  readonly joined?: string | undefined;
}

interface Props {
  readonly disputes: readonly ShownDispute[];
  readonly title?: string;
  readonly onChoose: (key: string, value: string) => void;
}

/** Two devices gave one field a value without knowing of each other. Nothing is lost: one tap chooses, and no other work waits for it. */
export function DisputeAlert({ disputes, title, onChoose }: Props) {
  if (disputes.length === 0) return null;
  return (
    <Alert
      color="warning"
      variant="light"
      role="status"
      icon={<Icon name="alert" size={18} />}
      title={title ?? titleOf(disputes)}
    >
      <Stack gap="sm">
        {disputes.map(({ key, label, choices, joined }) => (
          <fieldset key={key} className={classes.dispute}>
            <legend className={classes.label}>{label}: qual vale?</legend>
            <Group gap="xs" align="stretch">
              {choices.map(({ change, text }) => (
                <Button
                  key={change.id}
                  variant="default"
                  className={classes.choice ?? ""}
                  onClick={() => onChoose(key, change.value)}
                >
                  <span className={classes.value}>{text}</span>
                  <Origin change={change} />
                </Button>
              ))}
              {joined !== undefined && (
                <Button variant="default" className={classes.choice ?? ""} onClick={() => onChoose(key, joined)}>
                  Juntar
                </Button>
              )}
            </Group>
          </fieldset>
        ))}
      </Stack>
    </Alert>
  );
}

function titleOf(disputes: readonly ShownDispute[]): string {
  const most = Math.max(...disputes.map(({ choices }) => choices.length));
  const values = most === 2 ? "dois valores" : "mais de um valor";
  return disputes.length === 1 ? `Um campo tem ${values}` : `${disputes.length} campos têm ${values}`;
}

function Origin({ change: { author, device_id, device, made_at } }: { readonly change: StandingChange }) {
  const user = useCurrentUser();
  const who = author === roleOf(user) ? shortName(user.fullname) : author === "admin" ? "suporte" : "personal";
  const where = device_id === deviceId() ? "este aparelho" : device;
  return (
    <Text component="span" size="xs" c="dimmed" className={classes.origin}>
      {who} · {where} · {instantOf(made_at)}
    </Text>
  );
}
