import { Button, Title } from "@mantine/core";
import { useState } from "react";
import type { PhotographedCycle } from "#contract/assessment/posture-photos.ts";
import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { ComparePhotos } from "../../assessment/posture-photos/ComparePhotos.tsx";
import { usePhotosOfStudent } from "../../assessment/posture-photos/data.ts";
import { PhotoImage } from "../../assessment/posture-photos/PhotoImage.tsx";
import classes from "./ComparedPhotos.module.css";
import type { FoundEvaluation, FoundPair } from "./compared-pair.ts";

interface Props {
  readonly studentId: number;
  readonly pair: FoundPair;
}

const photosIn = ({ photos }: PhotographedCycle) => [...photos.principais, ...photos.opcionais];

export function ComparedPhotos({ studentId, pair }: Props) {
  const { data: cycles, error, refetch } = usePhotosOfStudent({ id: studentId });
  const [open, setOpen] = useState<PhotoSlot | null>(null);
  const cycleOf = ({ mesocycle_id, microcycle_id }: FoundEvaluation) =>
    cycles?.find((cycle) => cycle.mesocycle_id === mesocycle_id && cycle.microcycle_id === microcycle_id);
  const [first, second] = pair.map(cycleOf);
  if (!cycles && error)
    return <ReadFailure onRetry={() => void refetch()}>Não foi possível ler as fotos destas avaliações.</ReadFailure>;
  if (!first || !second) return null;
  const views = photosIn(first).flatMap((before) => {
    const after = photosIn(second).find(({ name }) => name === before.name);
    return after ? [{ slot: before.name, photos: [before, after] }] : [];
  });
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="compared-photos">
      <Title order={2} size="h4" mt="xl" mb="md" id="compared-photos">
        Fotos
      </Title>
      <ul className={classes.views}>
        {views.map(({ slot, photos }) => (
          <li key={slot}>
            <Title order={3} size="h5" mb={4}>
              {photoSlotLabel(slot)}
            </Title>
            <div className={classes.pair}>
              {photos.map(({ src }, index) => {
                const day = formatDate(pair[index === 0 ? 0 : 1].evaluated_on);
                return (
                  <figure key={src.split("?")[0]}>
                    <PhotoImage className={classes.photo} src={src} alt={`${photoSlotLabel(slot)}, ${day}`} />
                    <figcaption>{day}</figcaption>
                  </figure>
                );
              })}
            </div>
            <Button
              variant="default"
              mt={8}
              onClick={() => setOpen(slot)}
              aria-label={`Ampliar e sobrepor: ${photoSlotLabel(slot)}`}
            >
              Ampliar e sobrepor
            </Button>
          </li>
        ))}
      </ul>
      {open && second.mesocycle_id !== null && (
        <ComparePhotos
          path={{ id: studentId, mesoId: second.mesocycle_id, microId: second.microcycle_id ?? undefined }}
          pair={[first, second]}
          slot={open}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
