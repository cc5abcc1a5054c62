import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { useStore } from "../../../ui/store.ts";
import classes from "./Conversation.module.css";
import { type Comment, useRemoveComment } from "./data.ts";
import { MediaView } from "./MediaView.tsx";
import { uploadProgress } from "./outbox/send-comments.ts";
import type { CommentPlace, WaitingComment } from "./outbox/waiting-comment.ts";
import { placeText } from "./place-text.ts";
import { timeAgo } from "./time-ago.ts";

interface Props {
  readonly comment: Comment;
  readonly isOwn: boolean;
  /** It stands above the conversation already. */
  readonly place: CommentPlace | null;
}

export function CommentItem({ comment, isOwn, place }: Props) {
  const { id, author, text, written_at, media } = comment;
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, isPending } = useRemoveComment();
  const isSamePlace = place?.exercise?.exercise_id === comment.exercise?.exercise_id;
  const about = placeText(isSamePlace ? { ...comment, exercise: null } : comment);
  return (
    <li className={classes.comment} data-own={isOwn || undefined}>
      <div className={classes.head}>
        <Text size="sm" fw={600}>
          {isOwn ? "Você" : author}
        </Text>
        <Text size="sm" c="dimmed" component="time" dateTime={written_at} title={instantOf(written_at)}>
          {timeAgo(written_at, Date.now())}
        </Text>
        {isOwn && (
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.remove ?? ""}
            aria-label="Apagar comentário"
            onClick={() => setRemoving(true)}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        )}
      </div>
      {about && (
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      )}
      {text && <p className={classes.words}>{text}</p>}
      {media && <MediaView media={media} author={author} />}
      <ConfirmDialog
        opened={isRemoving}
        danger
        title="Apagar comentário"
        confirmLabel="Apagar"
        busy={isPending}
        onConfirm={() => mutate(id, { onSuccess: () => setRemoving(false) })}
        onCancel={() => setRemoving(false)}
      >
        O comentário{media ? " e o que foi enviado com ele" : ""} some para os dois.
      </ConfirmDialog>
    </li>
  );
}

interface WaitingProps {
  readonly comment: WaitingComment;
  /** Its words stand above already: only the photo or film is on its way. */
  readonly isMediaAlone: boolean;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

export function WaitingItem({ comment, isMediaAlone, onRetry, onGiveUp }: WaitingProps) {
  const { text, refusal } = comment;
  return (
    <li className={classes.comment} data-own data-waiting>
      {!isMediaAlone && text && <p className={classes.words}>{text}</p>}
      {refusal === null ? (
        <Text size="sm" c="dimmed" role="status">
          <Icon name="clock" size={14} /> <WaitingText comment={comment} />
        </Text>
      ) : (
        <>
          <Text size="sm" role="alert" c="danger">
            {refusal}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onRetry}>
              Tentar novamente
            </Button>
            <Button variant="subtle" color="gray" onClick={onGiveUp}>
              Descartar
            </Button>
          </Group>
        </>
      )}
    </li>
  );
}

const WAITS = "Guardado neste aparelho: segue quando houver sinal.";

function WaitingText({ comment: { clientId, media } }: Pick<WaitingProps, "comment">) {
  const progress = useStore(uploadProgress);
  if (!media) return navigator.onLine ? "Enviando…" : WAITS;
  const what = media.kind === "film" ? "vídeo" : "foto";
  if (!navigator.onLine) return media.kind === "film" ? "O vídeo espera o sinal." : "A foto espera o sinal.";
  if (progress?.clientId !== clientId) return `Enviando ${what}…`;
  return `Enviando ${what}… ${Math.round(progress.share * 100)}%`;
}
