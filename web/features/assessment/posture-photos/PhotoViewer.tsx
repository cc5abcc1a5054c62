import { ActionIcon, Button, Slider, Text, Tooltip } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { AlignmentGrid, GRID } from "./AlignmentGrid.tsx";
import { ComparePhotos } from "./ComparePhotos.tsx";
import { PhotoImage } from "./PhotoImage.tsx";
import classes from "./PhotoViewer.module.css";
import { ZOOM, zoomBy } from "./zoom.ts";

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
  const stage = useRef<ReactZoomPanPinchRef>(null);
  const index = Math.max(
    0,
    photos.findIndex(({ name }) => name === slot),
  );
  const photo = photos[index];
  const isStaff = path !== undefined;

  const go = (by: number) => {
    const next = photos[(index + by + photos.length) % photos.length];
    if (!next) return;
    setSlot(next.name);
    reset();
  };
  const zoom = (steps: number) => stage.current && zoomBy(stage.current, steps);
  const reset = () => stage.current?.resetTransform(0);
  const toggleGrid = () => setHasGrid((shown) => !shown);
  const press = pressesOf({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    "0": reset,
    ...(isStaff && { g: toggleGrid }),
  });

  if (!photo) return null;
  const label = photoSlotLabel(photo.name);

  return (
    <FullScreenDialog
      opened
      title={label}
      subtitle={`Foto ${index + 1} de ${photos.length}`}
      width="100%"
      onClose={onClose}
      actions={
        isStaff && (
          <Button variant="default" onClick={() => setComparing(true)}>
            Comparar
          </Button>
        )
      }
    >
      <section className={classes.viewer} aria-label="Visualização" onKeyDown={press}>
        <div className={classes.stage}>
          <TransformWrapper
            ref={stage}
            minScale={ZOOM.min}
            maxScale={ZOOM.max}
            smooth={false}
            wheel={{ step: ZOOM.step }}
            doubleClick={{ mode: "reset" }}
            limitToBounds={false}
            centerOnInit
            onTransform={(_, state) => setScale(state.scale)}
          >
            <TransformComponent wrapperClass={classes.wrapper ?? ""} contentClass={classes.content ?? ""}>
              <PhotoImage key={photo.src.split("?")[0]} className={classes.image} src={photo.src} alt={label} />
            </TransformComponent>
          </TransformWrapper>
          {hasGrid && isStaff && <AlignmentGrid size={gridSize} />}
        </div>
        <div className={classes.tools} role="toolbar" aria-label="Ferramentas">
          <Tool label="Foto anterior" icon="chevron-left" onPress={() => go(-1)} disabled={photos.length < 2} />
          <Tool label="Próxima foto" icon="chevron-right" onPress={() => go(1)} disabled={photos.length < 2} />
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
      {comparing && path && <ComparePhotos path={path} slot={photo.name} onClose={() => setComparing(false)} />}
    </FullScreenDialog>
  );
}

/** Ignores the slider, which the arrows move while it has the focus. */
const pressesOf = (keys: Readonly<Record<string, () => unknown>>) => (event: KeyboardEvent) => {
  if (event.target instanceof HTMLElement && event.target.getAttribute("role") === "slider") return;
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
};

interface ZoomProps {
  readonly scale: number;
  readonly onZoom: (steps: number) => unknown;
  readonly onReset: () => unknown;
}

function ZoomTools({ scale, onZoom, onReset }: ZoomProps) {
  return (
    <>
      <Tool label="Diminuir" icon="minus" onPress={() => onZoom(-1)} disabled={scale <= ZOOM.min} />
      <Tool label="Aumentar" icon="plus" onPress={() => onZoom(1)} disabled={scale >= ZOOM.max} />
      <Button
        variant="subtle"
        color="gray"
        className={classes.scale ?? ""}
        aria-label={`Tamanho ${formatDecimal(scale, 1)}×, voltar ao original`}
        onClick={() => onReset()}
      >
        {formatDecimal(scale, 1)}×
      </Button>
    </>
  );
}

interface GridProps {
  readonly shown: boolean;
  readonly size: number;
  readonly onToggle: () => void;
  readonly onSize: (size: number) => void;
}

function GridTools({ shown, size, onToggle, onSize }: GridProps) {
  return (
    <>
      <Tool label="Grade de alinhamento" icon="grid-lines" pressed={shown} onPress={onToggle} />
      {shown && (
        <Slider
          className={classes.slider ?? ""}
          min={GRID.min}
          max={GRID.max}
          step={GRID.step}
          value={size}
          onChange={onSize}
          label={(side) => `${side} px`}
          thumbLabel="Tamanho da grade"
          thumbSize={24}
        />
      )}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => unknown;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

function Tool({ label, icon, onPress, disabled = false, pressed }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={pressed}
        variant={pressed ? "filled" : "default"}
        color={pressed ? "navy" : "gray"}
        size={44}
        disabled={disabled}
        onClick={() => onPress()}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
