import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { MAX_COMMENT_LENGTH, retentionText } from "#domain/training/comments.ts";
import { draftOf } from "../../../session/drafts.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./Conversation.module.css";
import { ACCEPTED_MEDIA, chooseMedia, MediaProblem } from "./choose-media.ts";
import { type Comment, settingsQuery, useDecideConsent } from "./data.ts";
import type { useOutbox } from "./outbox/use-outbox.ts";
import type { ChosenMedia, CommentPlace } from "./outbox/waiting-comment.ts";
import { placeText } from "./place-text.ts";
import type { Writer } from "./writer.ts";

interface Props {
  readonly trainingId: number;
  readonly writer: Writer;
  readonly place: CommentPlace | null;
  /** An answer is about the same exercise. */
  readonly answered: Comment | undefined;
  readonly onSend: ReturnType<typeof useOutbox>["add"];
}

const NOWHERE: CommentPlace = { exercise: null, set: null, day: null };

export function Composer({ trainingId, writer, place, answered, onSend }: Props) {
  const draft = draftOf({ lifetime: "tab", name: `comment.${trainingId}.${place?.exercise?.exercise_id ?? ""}` });
  const [text, setText] = useState(() => String(draft.read().text ?? ""));
  const [media, setMedia] = useState<ChosenMedia | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [leavesPlace, setLeavesPlace] = useState(false);
  const about = place ?? (answered && !leavesPlace ? answered : NOWHERE);
  const write = (words: string) => {
    setText(words);
    draft.write({ text: words });
  };
  const submit = async () => {
    // Sent now, the words would go without the file that is about to come with them.
    if (isReading) return;
    if (text.trim() === "" && !media) return setProblem("Escreva algo ou escolha uma foto ou um vídeo.");
    const { exercise, set, day } = about;
    await onSend({ trainingId, text: text.trim(), exercise, set, day, media }).catch(toast.failure);
    draft.clear();
    setText("");
    setMedia(null);
    setProblem(null);
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!place && answered?.exercise && !leavesPlace && (
        <Group gap={4}>
          <Text size="sm" c="dimmed">
            Sobre {placeText({ ...NOWHERE, exercise: answered.exercise, set: answered.set })}
          </Text>
          <Button variant="subtle" color="gray" onClick={() => setLeavesPlace(true)}>
            Sobre o treino
          </Button>
        </Group>
      )}
      <Textarea
        aria-label="Comentário"
        placeholder={writer.role === "student" ? "Escreva ao seu personal" : "Escreva ao aluno"}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        error={problem}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && void submit()}
      />
      <MediaChoice
        writer={writer}
        media={media}
        isReading={isReading}
        onReading={setReading}
        onChoose={setMedia}
        onProblem={setProblem}
      />
      <Button type="submit" loading={isReading} className={classes.send ?? ""}>
        Enviar
      </Button>
    </form>
  );
}

interface ChoiceProps {
  readonly writer: Writer;
  readonly media: ChosenMedia | null;
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly onChoose: (media: ChosenMedia | null) => void;
  readonly onProblem: (sentence: string | null) => void;
}

/** A student is asked once, before the first photo or film. */
function MediaChoice({ writer, media, isReading, onReading, onChoose, onProblem }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { data: settings } = useQuery(settingsQuery);
  const isAllowed = writer.role === "trainer" || settings?.consent_given_at != null;
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!file) return;
    onReading(true);
    onProblem(null);
    try {
      onChoose(await chooseMedia(file));
    } catch (error) {
      onProblem(error instanceof MediaProblem ? error.message : "Não foi possível abrir este arquivo. Escolha outro.");
    } finally {
      onReading(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_MEDIA}
        hidden
        aria-label="Foto ou vídeo"
        onChange={(event) => void choose(event)}
      />
      {media ? (
        <Group gap="xs" className={classes.chosen ?? ""}>
          <Text size="sm">
            {media.kind === "film" ? "Vídeo" : "Foto"} · {sizeText(media.file.size)}
          </Text>
          <Button variant="subtle" color="gray" onClick={() => onChoose(null)}>
            Tirar
          </Button>
        </Group>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon name="camera" size={18} />}
          loading={isReading}
          onClick={() => (isAllowed ? input.current?.click() : setAsking(true))}
        >
          Foto ou vídeo
        </Button>
      )}
      {isAsking && settings && !isAllowed && (
        <Consent
          kept={retentionText(settings.media_days).toLowerCase()}
          onEnd={() => setAsking(false)}
          onGiven={() => input.current?.click()}
        />
      )}
      {isAsking && !settings && (
        <Text size="sm" role="alert" className={classes.wide ?? ""}>
          Para enviar fotos e vídeos pela primeira vez, é preciso ter sinal. O texto pode ser enviado já.
        </Text>
      )}
    </>
  );
}

const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;

interface ConsentProps {
  readonly kept: string;
  readonly onEnd: () => void;
  readonly onGiven: () => void;
}

function Consent({ kept, onEnd, onGiven }: ConsentProps) {
  const { mutate, isPending } = useDecideConsent();
  const give = () =>
    mutate(true, {
      onSuccess: () => {
        onEnd();
        onGiven();
      },
      onError: (error) => toast.failure(error),
    });
  return (
    <Stack gap="xs" className={classes.consent ?? ""} role="group" aria-label="Consentimento">
      <Text fw={600}>Uso de vídeo e foto nos comentários</Text>
      <Text size="sm">
        Só você e o seu personal veem o que enviar, para conversar sobre o treino. Fica guardado por: {kept}. Você pode
        revogar quando quiser, em Comentários; então apagamos as fotos e os vídeos que você enviou.
      </Text>
      <Group gap="xs">
        <Button loading={isPending} onClick={give}>
          Permitir e escolher
        </Button>
        <Button variant="default" onClick={onEnd}>
          Agora não
        </Button>
      </Group>
    </Stack>
  );
}
