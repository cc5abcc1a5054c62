import { Button, Group, Text } from "@mantine/core";
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { AlignmentGrid, GRID } from "./AlignmentGrid.tsx";
import { ComparePhotos } from "./ComparePhotos.tsx";
import { PhotoImage } from "./PhotoImage.tsx";
import { GridTools, Tool, ZoomTools } from "./PhotoTools.tsx";
import classes from "./PhotoViewer.module.css";
import { ZOOM, zoomBy } from "./zoom.ts";

const MarkPhoto = lazy(() => import("./MarkPhoto.tsx"));

interface Props {
  readonly photos: readonly PosturePhoto[];
  readonly first: PhotoSlot;
  /** Absent for a student, who can neither compare nor lay a grid. */
  readonly path?: CyclePath | undefined;
  readonly onClose: () => void;
}

export default function PhotoViewer({ photos, first, path, onClose }: Props) {
  const [slot, setSlot] = useState(first);
  const [scale, setScale] = useState(1);
  const [gridSize, setGridSize] = useState<number>(GRID.first);
  const [hasGrid, setHasGrid] = useState(false);
  const [comparing, setComparing] = useState(false);
  const [marking, setMarking] = useState(false);
  const stage = useRef<ReactZoomPanPinchRef>(null);
  const index = Math.max(
    0,
    photos.findIndex(({ name }) => name === slot),
  );
  const photo = photos[index];
  const isStaff = path !== undefined;

  const move = (by: number) => {
    const next = photos[(index + by + photos.length) % photos.length];
    if (!next) return;
    setSlot(next.name);
    reset();
  };
  const zoom = (steps: number) => stage.current && zoomBy(stage.current, steps);
  const reset = () => stage.current?.resetTransform(0);
  const toggleGrid = () => setHasGrid((shown) => !shown);
  const onKeyDown = keyHandlerOf({
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    "0": reset,
    ...(isStaff && { g: toggleGrid }),
  });

  if (!photo) return null;
  const label = photoSlotLabel(photo.name);
  const view = viewOf(photo.name);

  return (
    <FullScreenDialog
      opened
      title={label}
      subtitle={`Foto ${index + 1} de ${photos.length}`}
      width="100%"
      onClose={onClose}
      actions={
        isStaff && (
          <Group gap="xs" wrap="nowrap">
            {view && (
              <Button variant="default" onClick={() => setMarking(true)}>
                Medir
              </Button>
            )}
            <Button variant="default" onClick={() => setComparing(true)}>
              Comparar
            </Button>
          </Group>
        )
      }
    >
      <section className={classes.viewer} aria-label="Visualização" onKeyDown={onKeyDown}>
        <Stage control={stage} photo={photo} label={label} onScale={setScale}>
          {hasGrid && isStaff && <AlignmentGrid size={gridSize} />}
        </Stage>
        <div className={classes.tools} role="toolbar" aria-label="Ferramentas">
          <Tool label="Foto anterior" icon="chevron-left" onPress={() => move(-1)} disabled={photos.length < 2} />
          <Tool label="Próxima foto" icon="chevron-right" onPress={() => move(1)} disabled={photos.length < 2} />
          <span className={classes.gap} />
          <ZoomTools scale={scale} onZoom={zoom} onReset={reset} />
          {isStaff && (
            <>
              <span className={classes.gap} />
              <GridTools shown={hasGrid} size={gridSize} onToggle={toggleGrid} onSize={setGridSize} />
            </>
          )}
        </div>
        {photos.length > 1 && (
          <Text size="xs" c="dimmed" ta="center" className={classes.hint ?? ""}>
            Setas trocam a foto · + e − ampliam{isStaff && " · G mostra a grade"}
          </Text>
        )}
      </section>
      {marking && path && view && (
        <Suspense>
          <MarkPhoto path={path} photo={photo} view={view} onClose={() => setMarking(false)} />
        </Suspense>
      )}
      {comparing && path && <ComparePhotos path={path} slot={photo.name} onClose={() => setComparing(false)} />}
    </FullScreenDialog>
  );
}

/** Ignores the slider, which the arrows move while it has the focus. */
const keyHandlerOf = (keys: Readonly<Record<string, () => unknown>>) => (event: KeyboardEvent) => {
  if (event.target instanceof HTMLElement && event.target.getAttribute("role") === "slider") return;
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
};

interface StageProps {
  readonly control: RefObject<ReactZoomPanPinchRef | null>;
  readonly photo: PosturePhoto;
  readonly label: string;
  readonly onScale: (scale: number) => void;
  readonly children: ReactNode;
}

const Stage = ({ control, photo, label, onScale, children }: StageProps) => (
  <div className={classes.stage}>
    <TransformWrapper
      ref={control}
      minScale={ZOOM.min}
      maxScale={ZOOM.max}
      smooth={false}
      wheel={{ step: ZOOM.step }}
      doubleClick={{ mode: "reset" }}
      limitToBounds={false}
      centerOnInit
      onTransform={(_, state) => onScale(state.scale)}
    >
      <TransformComponent wrapperClass={classes.wrapper ?? ""} contentClass={classes.content ?? ""}>
        <PhotoImage key={photo.src.split("?")[0]} className={classes.image} src={photo.src} alt={label} />
      </TransformComponent>
    </TransformWrapper>
    {children}
  </div>
);
