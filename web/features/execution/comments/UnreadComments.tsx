import { Button, Stack, Text } from "@mantine/core";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { StatusLine } from "../../../ui/StatusLine.tsx";
import { useUnread } from "./data.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import { timeAgo } from "./time-ago.ts";
import { UnreadDot } from "./UnreadDot.tsx";
import type { Writer } from "./writer.ts";

interface Props {
  readonly studentId: number;
  readonly writer: Writer;
  readonly onOpen: (trainingId: number) => void;
}

/** Comments of the other one that wait to be read, on the page of the student. */
export function UnreadComments({ studentId, writer, onOpen }: Props) {
  useOutbox(writer.id);
  const unread = useUnread().filter(({ student_id }) => student_id === studentId);
  if (unread.length === 0) return null;
  const from = writer.role === "student" ? "Comentário do seu personal" : "Comentários não lidos";
  return (
    <Stack gap="xs">
      {unread.map(({ training_id, training_name, last_at }) => (
        <StatusLine
          key={training_id}
          label={`${from}: ${training_name}`}
          icon="message"
          tone="unread"
          actions={
            <Button
              variant="subtle"
              aria-label={`Ler comentários de ${training_name}`}
              rightSection={<Icon name="chevron-right" size={16} />}
              onClick={() => onOpen(training_id)}
            >
              Ler
            </Button>
          }
        >
          <Text fw={600} size="sm">
            {from}
          </Text>
          <Text size="sm" c="dimmed">
            {training_name} · {timeAgo(last_at, Date.now())}
          </Text>
        </StatusLine>
      ))}
    </Stack>
  );
}

interface UnreadOfProps {
  readonly trainingId: number;
}

/** A sign beside the name of a training; the administrator has no conversations. */
export function UnreadOf({ trainingId }: UnreadOfProps) {
  const count = useUnread(roleOf(useCurrentUser()) !== "admin")
    .filter((one) => one.training_id === trainingId)
    .reduce((sum, { unread }) => sum + unread, 0);
  return count > 0 && <UnreadDot count={count} />;
}
