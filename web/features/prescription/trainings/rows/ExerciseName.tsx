import { ActionIcon, Modal, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { videoOf } from "#domain/text/video-link.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import classes from "./ExerciseName.module.css";

interface Props {
  readonly exercise: Pick<Exercise, "name" | "link">;
}

export function ExerciseName({ exercise: { name, link } }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const hasVideo = link !== null && videoOf(link) !== null;
  return (
    <span className={classes.name}>
      {name}
      {hasVideo && (
        <>
          <Tooltip label="Ver vídeo">
            <ActionIcon variant="subtle" aria-label={`Vídeo de ${name}`} aria-haspopup="dialog" onClick={open}>
              <Icon name="play" size={16} />
            </ActionIcon>
          </Tooltip>
          <Modal opened={opened} onClose={close} title={name} size={620} centered zIndex={300}>
            <VideoPreview link={link} title={name} />
          </Modal>
        </>
      )}
    </span>
  );
}
