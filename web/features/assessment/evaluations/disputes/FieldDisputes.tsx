import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { StandingChange } from "#contract/assessment/evaluation-changes.ts";
import { mergedRows } from "#contract/assessment/evaluation-fields/rows.ts";
import { isListKey, valueLabel } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { deviceId } from "../../../../session/device-id.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { instantOf } from "../../../../ui/instants.ts";
import { randomId } from "../../../../ui/random-id.ts";
import { changedSheet } from "../state/evaluation-state.ts";
import { type Dispute, disputesOf, withChoice } from "../state/field-changes.ts";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./FieldDisputes.module.css";
import { valueText } from "./value-text.ts";

/** Two devices measured one field without knowing of each other. Nothing is lost: one tap chooses, and no other work waits for it. */
export function FieldDisputes() {
  const standing = useSheetState((state) => state.standing);
  const waiting = useSheetState((state) => state.waiting);
  const disputes = disputesOf({ standing, waiting });
  if (disputes.length === 0) return null;
  return (
    <Alert
      color="warning"
      variant="light"
      role="status"
      icon={<Icon name="alert" size={18} />}
      title={disputes.length === 1 ? "Um campo tem dois valores" : `${disputes.length} campos têm dois valores`}
    >
      <Stack gap="sm">
        {disputes.map((dispute) => (
          <OneDispute key={dispute.key} dispute={dispute} />
        ))}
      </Stack>
    </Alert>
  );
}

function OneDispute({ dispute: { key, values } }: { readonly dispute: Dispute }) {
  const { state, dispatch, schedule } = useSheet();
  const choose = (value: string) => {
    const waiting = withChoice(changedSheet(state()), key, value, { now: new Date(), newId: randomId });
    dispatch({ type: "agreed", waiting });
    schedule();
  };
  const both = isListKey(key) ? values.map(({ value }) => value).reduce((all, one) => mergedRows("", one, all)) : null;
  return (
    <fieldset className={classes.dispute}>
      <legend className={classes.label}>{valueLabel(key)}</legend>
      <Group gap="xs" align="stretch">
        {values.map((change) => (
          <Button
            key={change.id}
            variant="default"
            className={classes.choice ?? ""}
            onClick={() => choose(change.value)}
          >
            <span className={classes.value}>{valueText(key, change.value)}</span>
            <Origin change={change} />
          </Button>
        ))}
        {both !== null && (
          <Button variant="default" className={classes.choice ?? ""} onClick={() => choose(both)}>
            Juntar
          </Button>
        )}
      </Group>
    </fieldset>
  );
}

function Origin({ change: { author, device_id, device, made_at } }: { readonly change: StandingChange }) {
  const user = useCurrentUser();
  const who = author === roleOf(user) ? user.fullname : author === "admin" ? "suporte" : "personal";
  const where = device_id === deviceId() ? "este aparelho" : device;
  return (
    <Text component="span" size="xs" c="dimmed" className={classes.origin}>
      {who} · {where} · {instantOf(made_at)}
    </Text>
  );
}
