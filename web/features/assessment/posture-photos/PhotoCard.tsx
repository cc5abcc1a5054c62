import { Button, FileButton, Progress, Text } from "@mantine/core";
import { type DragEvent, useState } from "react";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton, ReasonIcon } from "../../../ui/ReasonButton.tsx";
import type { ShownPhotos } from "./kept-photos.ts";
import classes from "./PhotoCard.module.css";
import { PhotoImage } from "./PhotoImage.tsx";
import { ACCEPTED_IMAGES } from "./shrink-photo.ts";
import { type Choice, isSavable } from "./use-photo-choices.ts";

interface Props {
  readonly label: string;
  readonly saved: PosturePhoto | undefined;
  readonly choice: Choice | undefined;
  /** A change that waits on this device. */
  readonly waiting: ShownPhotos["waiting"][number] | undefined;
  readonly removing: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onOpen: () => void;
  readonly onTakeBack: () => void;
}

export function PhotoCard(props: Props) {
  const { label, saved, choice, waiting, removing, onChoose, onRemove, onOpen } = props;
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    onChoose([...event.dataTransfer.files]);
  };

  return (
    <section
      className={classes.card}
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <header className={classes.head}>
        <h3 className={classes.label}>{label}</h3>
        <ReasonIcon
          aria-label={`Apagar ${label}`}
          variant="subtle"
          color="gray"
          size={44}
          loading={removing}
          reason={saved || choice ? null : "Nenhuma imagem para apagar"}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </ReasonIcon>
      </header>

      <Picture label={label} saved={saved} choice={choice} onChoose={onChoose} onOpen={onOpen} />
      <Notice choice={choice} waiting={waiting} label={label} />

      <Actions {...props} />
    </section>
  );
}

type PictureProps = Pick<Props, "label" | "saved" | "choice" | "onChoose" | "onOpen">;

function Picture({ label, saved, choice, onChoose, onOpen }: PictureProps) {
  if (choice && "preview" in choice)
    return (
      <div className={classes.frame}>
        <img className={classes.image} src={choice.preview} alt={`${label}, ainda não salva`} />
      </div>
    );
  if (saved)
    return (
      <button type="button" className={classes.frame} aria-label={`Ampliar ${label}`} onClick={onOpen}>
        <PhotoImage className={classes.image} src={saved.thumbnail} alt="" />
      </button>
    );
  return (
    <FileButton accept={ACCEPTED_IMAGES} multiple onChange={onChoose}>
      {(button) => (
        <button {...button} type="button" className={`${classes.frame} ${classes.empty}`} tabIndex={-1}>
          <Icon name="image" size={28} />
          <span>{choice?.state === "preparing" ? "Preparando…" : "Escolha ou arraste uma imagem"}</span>
        </button>
      )}
    </FileButton>
  );
}

function Notice({ choice, waiting, label }: Pick<Props, "choice" | "waiting" | "label">) {
  if (choice?.state === "sending")
    return (
      <Progress
        className={classes.notice ?? ""}
        value={choice.share * 100}
        aria-label={`Enviando ${label}`}
        striped={choice.share === 1}
        animated={choice.share === 1}
      />
    );
  const isBad = choice?.state === "failed" || choice?.state === "refused";
  return (
    <Text
      className={classes.notice ?? ""}
      size="xs"
      c={isBad ? "var(--mantine-color-error)" : "dimmed"}
      role={isBad ? "alert" : undefined}
    >
      {isBad ? choice.message : noticeText(choice, waiting)}
    </Text>
  );
}

function noticeText(choice: Choice | undefined, waiting: Props["waiting"]): string {
  if (choice?.state === "ready") return "Ainda não salva";
  if (choice?.state === "waiting") return "Na fila para enviar";
  if (!waiting) return "";
  const isRemoval = waiting.content === null && waiting.keeps === undefined;
  return isRemoval ? "Apagada aqui, segue com o sinal" : "Guardada aqui, segue com o sinal";
}

function Actions({ label, saved, choice, waiting, onChoose, onSave, onCancel, onTakeBack }: Props) {
  const isSending = choice?.state === "sending" || choice?.state === "waiting";
  const chooseLabel = saved || choice ? "Trocar" : "Escolher";
  const saveLabel = choice?.state === "failed" ? "Tentar de novo" : "Salvar";
  return (
    <div className={classes.actions}>
      <FileButton accept={ACCEPTED_IMAGES} multiple onChange={onChoose}>
        {(button) => (
          <Button
            {...button}
            className={classes.choose ?? ""}
            variant="default"
            size="sm"
            disabled={isSending}
            aria-label={`${chooseLabel} ${label}`}
          >
            {chooseLabel}
          </Button>
        )}
      </FileButton>
      <FileButton accept={ACCEPTED_IMAGES} capture="environment" onChange={(file) => file && onChoose([file])}>
        {(button) => (
          <Button
            {...button}
            className={classes.camera ?? ""}
            variant="default"
            size="sm"
            disabled={isSending}
            aria-label={`Fotografar ${label}`}
          >
            <Icon name="camera" size={18} />
          </Button>
        )}
      </FileButton>
      {isSending ? (
        <Button size="sm" variant="default" className={classes.save ?? ""} onClick={onCancel}>
          Cancelar
        </Button>
      ) : waiting && !choice ? (
        <Button
          size="sm"
          variant="light"
          className={classes.save ?? ""}
          aria-label={`Desfazer ${label}`}
          onClick={onTakeBack}
        >
          Desfazer
        </Button>
      ) : (
        <ReasonButton
          size="sm"
          variant="light"
          className={classes.save ?? ""}
          reason={isSavable(choice) ? null : "Nenhuma imagem foi selecionada"}
          aria-label={`${saveLabel} ${label}`}
          onClick={onSave}
        >
          {saveLabel}
        </ReasonButton>
      )}
    </div>
  );
}
