import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { CommentItem, WaitingItem } from "./CommentItem.tsx";
import { Composer } from "./Composer.tsx";
import classes from "./Conversation.module.css";
import { type Comment, commentsQuery, useMarkRead } from "./data.ts";
import { useOutbox } from "./outbox/use-outbox.ts";
import type { CommentPlace } from "./outbox/waiting-comment.ts";
import type { Writer } from "./writer.ts";

interface Props {
  readonly trainingId: number;
  readonly writer: Writer;
  /** A new comment is about it. Null: about the same as the last one of the other writer. */
  readonly place: CommentPlace | null;
}

/** In the order of writing; the field to answer stands below. */
export function Conversation({ trainingId, writer, place }: Props) {
  const { data, error, refetch, isFetching } = useQuery(commentsQuery(trainingId));
  const outbox = useOutbox(writer.id);
  const [showsAll, setShowsAll] = useState(false);
  const exerciseId = place?.exercise?.exercise_id;
  const isShown = (one: Pick<CommentPlace, "exercise">) =>
    showsAll || exerciseId === undefined || one.exercise?.exercise_id === exerciseId;
  const all = data?.comments ?? [];
  const comments = all.filter(isShown);
  const others = all.length - comments.length;
  const sentIds = new Set(all.map(({ client_id }) => client_id));
  const waiting = outbox.waiting.filter((one) => one.trainingId === trainingId && isShown(one));
  useReading(trainingId, comments, writer);
  const answered = comments.findLast(({ written_by }) => written_by !== writer.role);
  return (
    <Stack gap="sm">
      {!data && error && (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} title="Não foi possível ler os comentários" />
      )}
      {!data && !error && <RowsSkeleton />}
      {data && comments.length + waiting.length === 0 && (
        <Text c="dimmed">
          {writer.role === "student"
            ? "Pergunte ou conte ao seu personal como foi. Ele vê e responde aqui."
            : "Ainda não há comentários. Escreva ao aluno: ele vê no treino."}
        </Text>
      )}
      <ol className={classes.list} aria-label="Comentários">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} isOwn={comment.written_by === writer.role} place={place} />
        ))}
        {waiting.map((comment) => (
          <WaitingItem
            key={comment.clientId}
            comment={comment}
            isMediaAlone={sentIds.has(comment.clientId)}
            onRetry={() => void outbox.retry(comment)}
            onGiveUp={() => void outbox.giveUp(comment)}
          />
        ))}
      </ol>
      {others > 0 && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          {others === 1 ? "Ver mais 1 comentário deste treino" : `Ver mais ${others} comentários deste treino`}
        </Button>
      )}
      <Composer
        key={`${trainingId}.${exerciseId}`}
        trainingId={trainingId}
        writer={writer}
        place={place}
        answered={place ? undefined : answered}
        onSend={outbox.add}
      />
    </Stack>
  );
}

/** Comments on the screen were read. */
function useReading(trainingId: number, comments: readonly Comment[], { role }: Writer): void {
  const markRead = useMarkRead(trainingId);
  const unread = comments.filter(({ is_read, written_by }) => !is_read && written_by !== role).map(({ id }) => id);
  const read = useEffectEvent(() => markRead(unread));
  const key = unread.join();
  useEffect(() => {
    if (key) read();
  }, [key]);
}
