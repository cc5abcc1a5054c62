import { ActionIcon, Tooltip } from "@mantine/core";
import type { Exercise } from "#contract/exercises.ts";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./ExerciseName.module.css";

interface Props {
  readonly exercise: Pick<Exercise, "name" | "link">;
}

const isAddress = (link: string | null): link is string => /^https?:\/\//.test(link ?? "");

/** The exercise, with its video where the catalogue has one. */
export function ExerciseName({ exercise: { name, link } }: Props) {
  return (
    <span className={classes.name}>
      {name}
      {isAddress(link) && (
        <Tooltip label="Ver vídeo">
          <ActionIcon component="a" href={link} target="_blank" rel="noreferrer" aria-label={`Vídeo de ${name}`}>
            <Icon name="external" size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
