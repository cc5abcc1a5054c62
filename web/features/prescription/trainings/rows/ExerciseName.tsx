import { ActionIcon, Modal, Tooltip } from "@mantine/core";
import { useState } from "react";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { videoOf } from "#domain/text/video-link.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ExerciseLook } from "../../../catalogue/exercises/figure/ExerciseLook.tsx";
import classes from "./ExerciseName.module.css";
import { HowItIsDone } from "./HowItIsDone.tsx";

interface Props {
  readonly exercise: Exercise;
  readonly cadence: string | null;
}

/** The dialog is drawn at the first press: those of a long table would take longer than a frame. */
export function ExerciseName({ exercise, cadence }: Props) {
  const [opened, setOpened] = useState<boolean>();
  const open = () => setOpened(true);
  const { name, link, movement } = exercise;
  const hasVideo = link !== null && videoOf(link) !== null;
  return (
    <span className={classes.name}>
      {movement && <ExerciseLook exercise={exercise} cadence={cadence} onOpen={open} />}
      {name}
      {hasVideo && !movement && (
        <Tooltip label="Ver vídeo">
          <ActionIcon variant="subtle" aria-label={`Vídeo de ${name}`} aria-haspopup="dialog" onClick={open}>
            <Icon name="play" size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {opened !== undefined && (
        <Modal opened={opened} onClose={() => setOpened(false)} title={name} size={620} centered zIndex={300}>
          <HowItIsDone exercise={exercise} cadence={cadence} />
        </Modal>
      )}
    </span>
  );
}
