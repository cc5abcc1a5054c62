import { SegmentedControl, Slider, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { PhotographedCycle, PosturePhoto } from "#contract/assessment/posture-photos.ts";
import {
  ALL_PHOTO_SLOTS,
  isPhotoSlot,
  type PhotoSlot,
  photoSlotLabel,
} from "#domain/assessment/posture/photo-slots.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { AlignmentGrid, GRID } from "./AlignmentGrid.tsx";
import classes from "./ComparePhotos.module.css";
import { usePhotosOfStudent } from "./data.ts";
import { PhotoImage } from "./PhotoImage.tsx";
import { ZOOM } from "./zoom.ts";

interface Props {
  readonly path: Pick<CyclePath, "id" | "mesoId" | "microId">;
  readonly slot: PhotoSlot;
  /** Shown first; absent: this evaluation and the one before it. */
  readonly pair?: readonly [PhotographedCycle, PhotographedCycle];
  readonly onClose: () => void;
}

const keyOf = ({ mesocycle_id, microcycle_id }: PhotographedCycle) => `${mesocycle_id} ${microcycle_id ?? ""}`;
const dayOf = ({ evaluated_on, start_date }: PhotographedCycle) => formatDate(evaluated_on ?? start_date);
const titleOf = (cycle: PhotographedCycle) => `${dayOf(cycle)} · ${cycle.name}`;
const photoIn = ({ photos }: PhotographedCycle, slot: PhotoSlot) =>
  [...photos.principais, ...photos.opcionais].find(({ name }) => name === slot);

export function ComparePhotos({ path, slot: firstSlot, pair, onClose }: Props) {
  const { data: cycles, error, refetch, isFetching } = usePhotosOfStudent(path);
  return (
    <FullScreenDialog opened title="Comparar fotos" width="100%" onClose={onClose}>
      {error && !cycles && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
      {cycles && <Comparison cycles={cycles} path={path} firstSlot={firstSlot} firstPair={pair} />}
    </FullScreenDialog>
  );
}

interface ComparisonProps {
  readonly cycles: readonly PhotographedCycle[];
  readonly path: Props["path"];
  readonly firstSlot: PhotoSlot;
  readonly firstPair: Props["pair"] | undefined;
}

function Comparison({ cycles, path, firstSlot, firstPair }: ComparisonProps) {
  const [slot, setSlot] = useState(firstSlot);
  const [mode, setMode] = useState("side");
  const [hasGrid, setHasGrid] = useState(false);
  const withSlot = cycles.filter((cycle) => photoIn(cycle, slot));
  const [chosen, setChosen] = useState<readonly [string, string] | null>(
    firstPair ? [keyOf(firstPair[0]), keyOf(firstPair[1])] : null,
  );
  const [before, after] = pairOf(withSlot, path, chosen);
  const slots = ALL_PHOTO_SLOTS.filter(({ key }) => cycles.some((cycle) => photoIn(cycle, key)));
  const options = withSlot.map((cycle) => ({ value: keyOf(cycle), label: titleOf(cycle) }));
  const choose = (side: 0 | 1) => (key: string | null) => {
    if (!key || !before || !after) return;
    setChosen(side === 0 ? [key, keyOf(after)] : [keyOf(before), key]);
  };

  return (
    <section className={classes.comparison} aria-label="Comparação">
      <div className={classes.choices}>
        <Choice
          label="Vista"
          data={slots.map(({ key, label }) => ({ value: key, label }))}
          value={slot}
          onChange={(key) => key && isPhotoSlot(key) && setSlot(key)}
        />
        <Choice label="Antes" data={options} value={before ? keyOf(before) : null} onChange={choose(0)} />
        <Choice label="Depois" data={options} value={after ? keyOf(after) : null} onChange={choose(1)} />
        <div className={classes.modes}>
          <SegmentedControl
            aria-label="Modo de comparação"
            data={[
              { value: "side", label: "Lado a lado" },
              { value: "over", label: "Sobrepor" },
            ]}
            value={mode}
            onChange={setMode}
          />
          <Switch label="Grade" checked={hasGrid} onChange={(event) => setHasGrid(event.currentTarget.checked)} />
        </div>
      </div>
      {before && after ? (
        <Stages slot={slot} before={before} after={after} isOverlay={mode === "over"} hasGrid={hasGrid} />
      ) : (
        <EmptyState icon="image" title="Falta outra avaliação com esta vista">
          Quando outra avaliação do aluno tiver a foto “{photoSlotLabel(slot)}”, as duas aparecem aqui.
        </EmptyState>
      )}
    </section>
  );
}

/** Without a choice: this evaluation and the one before it, or the two last ones. */
function pairOf(
  cycles: readonly PhotographedCycle[],
  path: Props["path"],
  chosen: readonly [string, string] | null,
): readonly [PhotographedCycle | undefined, PhotographedCycle | undefined] {
  const find = (key: string) => cycles.find((cycle) => keyOf(cycle) === key);
  const [before, after] = [chosen && find(chosen[0]), chosen && find(chosen[1])];
  if (before && after) return [before, after];
  const here = cycles.findIndex(
    (cycle) => cycle.mesocycle_id === path.mesoId && cycle.microcycle_id === (path.microId ?? null),
  );
  const last = here > 0 ? here : cycles.length - 1;
  return [cycles[last - 1], cycles[last]];
}

interface StagesProps {
  readonly slot: PhotoSlot;
  readonly before: PhotographedCycle;
  readonly after: PhotographedCycle;
  readonly isOverlay: boolean;
  readonly hasGrid: boolean;
}

function Stages({ slot, before, after, isOverlay, hasGrid }: StagesProps) {
  const [first, second] = [photoIn(before, slot), photoIn(after, slot)];
  if (!first || !second) return null;
  if (isOverlay) return <Overlay before={first} after={second} hasGrid={hasGrid} />;
  return (
    <div className={classes.side}>
      {[
        { cycle: before, photo: first, when: "Antes" },
        { cycle: after, photo: second, when: "Depois" },
      ].map(({ cycle, photo, when }) => (
        <figure key={when} className={classes.figure}>
          <div className={classes.stage}>
            <Movable photo={photo} alt={`${when}: ${photoSlotLabel(slot)}`} />
            {hasGrid && <AlignmentGrid size={GRID.first} />}
          </div>
          <figcaption className={classes.caption}>
            <strong>{when}</strong> {titleOf(cycle)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

interface OverlayProps {
  readonly before: PosturePhoto;
  readonly after: PosturePhoto;
  readonly hasGrid: boolean;
}

/** Dragging and zooming move the later photo until the two lie on each other. */
function Overlay({ before, after, hasGrid }: OverlayProps) {
  const [share, setShare] = useState(50);
  return (
    <>
      <div className={classes.stage}>
        <PhotoImage className={classes.below} src={before.src} alt="Antes" />
        <div className={classes.above} style={{ opacity: share / 100 }}>
          <Movable photo={after} alt="Depois" />
        </div>
        {hasGrid && <AlignmentGrid size={GRID.first} />}
      </div>
      <div className={classes.blend}>
        <Text size="sm">Antes</Text>
        <Slider
          className={classes.slider ?? ""}
          value={share}
          onChange={setShare}
          label={(value) => `${value} %`}
          thumbLabel="Quanto da foto de depois aparece"
          thumbSize={24}
        />
        <Text size="sm">Depois</Text>
      </div>
      <Text size="xs" c="dimmed" ta="center">
        Arraste e amplie a foto de depois até alinhá-la com a de antes. Dois cliques voltam ao começo.
      </Text>
    </>
  );
}

const Movable = ({ photo, alt }: { readonly photo: PosturePhoto; readonly alt: string }) => (
  <TransformWrapper
    key={photo.src.split("?")[0]}
    minScale={ZOOM.min}
    maxScale={ZOOM.max}
    smooth={false}
    wheel={{ step: ZOOM.step }}
    doubleClick={{ mode: "reset" }}
    keyboard={{ disabled: false, panStep: 4, zoomStep: ZOOM.step }}
    limitToBounds={false}
    centerOnInit
  >
    <TransformComponent wrapperClass={classes.wrapper ?? ""} contentClass={classes.content ?? ""}>
      <PhotoImage className={classes.image} src={photo.src} alt={alt} />
    </TransformComponent>
  </TransformWrapper>
);
