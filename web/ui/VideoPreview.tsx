import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { videoOf } from "#domain/text/video-link.ts";
import { Icon } from "./Icon.tsx";
import classes from "./VideoPreview.module.css";

interface Props {
  readonly link: string;
  readonly title: string;
}

/** A video that is asked for from its host only when somebody presses play; a file plays in a tab of its own. A link that is no video shows nothing. */
export function VideoPreview({ link, title }: Props) {
  const [playing, setPlaying] = useState(false);
  const video = videoOf(link);
  if (!video) return null;
  if (video.kind === "frame" && playing) return <Player src={video.src} title={title} />;
  const label = `Reproduzir o vídeo: ${title}`;
  const face = (
    <>
      <Icon name="play" size={40} />
      <span>{video.kind === "frame" ? `Reproduzir (${video.host})` : "Reproduzir em outra aba"}</span>
    </>
  );
  if (video.kind === "file") {
    return (
      <a className={classes.video} href={video.src} target="_blank" rel="noreferrer" aria-label={label}>
        {face}
      </a>
    );
  }
  return (
    <UnstyledButton className={classes.video ?? ""} aria-label={label} onClick={() => setPlaying(true)}>
      {face}
    </UnstyledButton>
  );
}

/** Hosts refuse to play in a page that does not say where it is from. */
const Player = ({ src, title }: { readonly src: string; readonly title: string }) => (
  <iframe
    className={classes.video}
    src={src}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture"
    allowFullScreen
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
