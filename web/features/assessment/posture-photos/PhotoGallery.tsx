import { Skeleton } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { photoSlotsReadBy } from "#contract/assessment/reader-view.ts";
import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { usePhotos } from "./data.ts";
import classes from "./PhotoGallery.module.css";
import { PhotoImage } from "./PhotoImage.tsx";

const PhotoDisputes = lazy(() => import("./PhotoDisputes.tsx"));
const PhotoViewer = lazy(() => import("./PhotoViewer.tsx"));

interface Props {
  readonly path: CyclePath;
  readonly slots: readonly PhotoSlot[];
  /** Staff compare photos and hold them against a grid. */
  readonly isStaff: boolean;
}

export function PhotoGallery({ path, slots, isStaff }: Props) {
  const { data: photos, error, refetch, isFetching } = usePhotos(path);
  const [opened, setOpened] = useState<PhotoSlot | null>(null);
  const all = photos ? [...photos.principais, ...photos.opcionais] : [];
  const list = slots.flatMap((slot) => all.find(({ name }) => name === slot) ?? []);
  return (
    <>
      {error && !photos && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {!error && !photos && <Skeleton height={180} />}
      {photos && list.length === 0 && <EmptyState icon="image" title="Nenhuma imagem adicionada" />}
      {photos && isStaff && (
        <Suspense>
          <PhotoDisputes path={path} photos={photos} />
        </Suspense>
      )}
      <div className={classes.tiles}>
        {list.map(({ name, thumbnail }) => (
          <button key={name} type="button" className={classes.tile} onClick={() => setOpened(name)}>
            <span className={classes.frame}>
              <PhotoImage className={classes.image} src={thumbnail} alt="" />
            </span>
            <span className={classes.label}>{photoSlotLabel(name)}</span>
          </button>
        ))}
      </div>
      {opened && (
        <Suspense>
          <PhotoViewer photos={list} first={opened} path={isStaff ? path : undefined} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PartProps {
  readonly path: CyclePath;
  readonly subject: { readonly studentView: boolean };
}

export const PhotosPart = ({ path, subject: { studentView } }: PartProps) => (
  <Section title="Fotos posturais">
    <PhotoGallery path={path} slots={photoSlotsReadBy(studentView ? "student" : "trainer")} isStaff={!studentView} />
  </Section>
);
