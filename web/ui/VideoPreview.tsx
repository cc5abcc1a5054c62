import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { videoOf } from "#domain/text/video-link.ts";
import { Icon } from "./Icon.tsx";
import classes from "./VideoPreview.module.css";

interface Props {
  readonly link: string;
  readonly title: string;
  /** Stands in the film's place until it plays, with the button below. */
  readonly still?: ReactNode;
}

/** A video that is asked for from its host only when somebody presses play; a file plays in a tab of its own. A link that is no video shows its still alone. */
export function VideoPreview({ link, title, still }: Props) {
  const [playing, setPlaying] = useState(false);
  const video = videoOf(link);
  if (!video) return still;
  if (video.kind === "frame" && playing) return <Player src={video.src} title={title} />;
  const label = `Reproduzir o vídeo: ${title}`;
  const className = (still ? classes.below : classes.video) ?? "";
  const face = (
    <>
      <Icon name="play" size={still ? 20 : 40} />
      <span>{video.kind === "frame" ? `Reproduzir (${video.host})` : "Reproduzir em outra aba"}</span>
    </>
  );
  return (
    <>
      {still}
      {video.kind === "file" ? (
        <a className={className} href={video.src} target="_blank" rel="noreferrer" aria-label={label}>
          {face}
        </a>
      ) : (
        <UnstyledButton className={className} aria-label={label} onClick={() => setPlaying(true)}>
          {face}
        </UnstyledButton>
      )}
    </>
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
