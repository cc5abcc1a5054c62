import { Button } from "@mantine/core";
import { useState } from "react";
import { videoOf } from "#domain/text/video-link.ts";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { VideoPreview } from "../../../../ui/VideoPreview.tsx";
import type { CatalogueExercise } from "../data.ts";
import { ExerciseStill } from "../figure/ExerciseStill.tsx";
import classes from "./CatalogueRow.module.css";

interface Props {
  readonly exercise: CatalogueExercise;
  /** Undefined for a person without favourites. */
  readonly favourite: boolean | undefined;
  readonly onStar: (favourite: boolean) => void;
  readonly onChoose: () => void;
}

export function CatalogueRow({ exercise, favourite, onStar, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { name, link, exercise_type, equipament_needed, muscle_groups } = exercise;
  const groups = muscle_groups.map((group) => group.name).join(", ");
  const facts = [exerciseTypeLabel(exercise_type), groups, equipament_needed].filter(Boolean).join(" · ");
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        {favourite !== undefined && (
          <PlainIcon
            icon={favourite ? "star-filled" : "star"}
            aria-label={`${favourite ? "Tirar dos favoritos" : "Marcar como favorito"}: ${name}`}
            aria-pressed={favourite}
            onClick={() => onStar(!favourite)}
          />
        )}
        <ExerciseStill exercise={exercise} />
        <div className={classes.about}>
          <span>{name}</span>
          <small>{facts}</small>
        </div>
        {link && videoOf(link) && (
          <PlainIcon
            icon="play"
            aria-label={`Vídeo de ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Button variant="default" onClick={onChoose} aria-label={`Escolher ${name}`}>
          Escolher
        </Button>
      </div>
      {isOpen && link && <VideoPreview link={link} title={name} />}
    </li>
  );
}
