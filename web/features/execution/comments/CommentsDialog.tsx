import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import classes from "./CommentsDialog.module.css";
import { Conversation } from "./Conversation.tsx";
import { conversationsQuery } from "./data.ts";
import { MediaSettings } from "./MediaSettings.tsx";
import { timeAgo } from "./time-ago.ts";
import { UnreadDot } from "./UnreadDot.tsx";
import type { Writer } from "./writer.ts";

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly writer: Writer;
  /** Undefined: the newest one. */
  readonly trainingId: number | undefined;
  readonly onTraining: (trainingId: number) => void;
  readonly onClose: () => void;
}

/** All conversations of a student, those of removed trainings too. */
export default function CommentsDialog({ student, writer, trainingId, onTraining, onClose }: Props) {
  const { data: conversations, error, refetch, isFetching } = useQuery(conversationsQuery(student.id));
  const openId = trainingId ?? conversations?.[0]?.training_id;
  const open = conversations?.find(({ training_id }) => training_id === openId);
  return (
    <FullScreenDialog opened title="Comentários" subtitle={student.name} width={1000} onClose={onClose}>
      {!conversations && error && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!conversations && !error && <RowsSkeleton />}
      {conversations && (
        <Stack gap="lg">
          {openId === undefined ? (
            <EmptyState icon="message" title="Ainda não há comentários">
              {writer.role === "student"
                ? "No treino, toque em “Comentar” em um exercício."
                : "Quando o aluno comentar um treino, a conversa aparece aqui."}
            </EmptyState>
          ) : (
            <div className={classes.parts}>
              {conversations.length > 1 && (
                <nav className={classes.list} aria-label="Treinos com comentários">
                  {conversations.map((one) => (
                    <button
                      key={one.training_id}
                      type="button"
                      className={classes.training}
                      aria-current={one.training_id === openId || undefined}
                      onClick={() => onTraining(one.training_id)}
                    >
                      <span>
                        {one.training_name}
                        {one.unread > 0 && <UnreadDot count={one.unread} />}
                      </span>
                      <Text span size="sm" c="dimmed">
                        {one.is_removed && "Treino removido · "}
                        {timeAgo(one.last_at, Date.now())}
                      </Text>
                    </button>
                  ))}
                </nav>
              )}
              <section aria-label={open?.training_name ?? "Conversa"}>
                {conversations.length <= 1 && open && (
                  <Text fw={600} mb="xs">
                    {open.training_name}
                    {open.is_removed && " · treino removido"}
                  </Text>
                )}
                <Conversation key={openId} trainingId={openId} writer={writer} place={null} />
              </section>
            </div>
          )}
          <MediaSettings role={writer.role} />
        </Stack>
      )}
    </FullScreenDialog>
  );
}
