import { Button, NumberInput, SegmentedControl, Switch, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import type { MarkedPhoto, PhotoMarks } from "#contract/assessment/photo-marks.ts";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import type { Point } from "#domain/assessment/posture/photo-measures/geometry.ts";
import { landmarksOf, type PhotoView } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { measurePhoto } from "#domain/assessment/posture/photo-measures/measures.ts";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { DisputeAlert } from "../evaluation-changes/DisputeAlert.tsx";
import { KEPT } from "../evaluation-changes/kept-sentence.ts";
import { photoMarksQuery } from "./data.ts";
import { LandmarkList, NextLandmark } from "./LandmarkList.tsx";
import classes from "./MarkPhotoDialog.module.css";
import { MeasureList } from "./MeasureList.tsx";
import { NO_MARKS, nextLandmark, withoutPoint, withPoint } from "./marking.ts";
import { PointsLayer } from "./PointsLayer.tsx";
import { useMarks } from "./use-marks.ts";

/** The photo's magnification. */
const ZOOM = { min: 1, max: 6, step: 0.1 } as const;

interface FormerPhoto {
  readonly mesocycle_id: number;
  readonly microcycle_id: number | null;
  readonly image: ReactNode;
}

interface Props {
  readonly path: CyclePath;
  readonly photo: PosturePhoto;
  readonly view: PhotoView;
  /** It fills its place and shows the photo whole. */
  readonly image: ReactNode;
  /** The same view in the evaluation before this one. */
  readonly former: FormerPhoto | null;
  /** It lies on this device alone. */
  readonly isWaiting: () => Promise<boolean>;
  readonly onClose: () => void;
}

export default function MarkPhotoDialog(props: Props) {
  const { path, photo, former } = props;
  const { name: slot } = photo;
  const { data, error, refetch, isFetching } = useQuery(photoMarksQuery(path.id));
  return (
    <FullScreenDialog opened title="Medir na foto" subtitle={photoSlotLabel(slot)} width="100%" onClose={props.onClose}>
      {data ? (
        <Marking
          {...props}
          errors={data.marking_errors}
          before={data.photos.find((one) => isOfFormer(former, one) && one.slot === slot)?.marks ?? NO_MARKS}
          key={photo.added_at}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </FullScreenDialog>
  );
}

const isOfFormer = (former: FormerPhoto | null, { mesocycle_id, microcycle_id }: MarkedPhoto) =>
  former?.mesocycle_id === mesocycle_id && former.microcycle_id === microcycle_id;

interface MarkingProps extends Props {
  readonly before: PhotoMarks;
  readonly errors: Readonly<Record<string, number>>;
}

function Marking({ path, photo, view, image, former, before, errors, isWaiting }: MarkingProps) {
  const landmarks = landmarksOf(view);
  const name = {
    studentId: path.id,
    mesocycle_id: path.mesoId,
    microcycle_id: path.microId ?? null,
    slot: photo.name,
    photo_added_at: photo.added_at,
  };
  const { markings, mark, disputes, othersOf, choose, problem, isKept, retry } = useMarks({ name, view, isWaiting });
  const [isSecond, setSecond] = useState(false);
  const marksOf = (which: "first" | "second"): PhotoMarks =>
    (which === "second" ? markings.second : markings.marks) ?? NO_MARKS;
  const marks = marksOf(isSecond ? "second" : "first");
  const [current, setCurrent] = useState<string | null>(nextLandmark(landmarks, marks, ""));
  const [hasGhost, setGhost] = useState(false);
  const stage = useRef<HTMLDivElement>(null);

  const change = (next: PhotoMarks, isOver = true) =>
    mark(isSecond ? { ...markings, second: next } : { ...markings, marks: next }, isOver);
  const place = (key: string, point: Point) => {
    const next = withPoint(marks, key, point);
    change(next);
    setCurrent(nextLandmark(landmarks, next, key));
    // Arrows move the point that a key has placed.
    requestAnimationFrame(() => stage.current?.querySelector<HTMLElement>(`[data-mark="${key}"]`)?.focus());
  };
  const setMarking = (which: string) => {
    const chosen = which === "second" ? "second" : "first";
    setSecond(chosen === "second");
    setCurrent(nextLandmark(landmarks, marksOf(chosen), ""));
  };
  const measured = measurePhoto(view, marks);

  return (
    <div className={classes.work}>
      <div ref={stage} className={classes.stage}>
        <TransformWrapper
          minScale={ZOOM.min}
          maxScale={ZOOM.max}
          smooth={false}
          wheel={{ step: ZOOM.step }}
          doubleClick={{ disabled: true }}
          panning={{ excluded: ["mark"] }}
          limitToBounds={false}
          centerOnInit
          onTransform={(_, { scale }) => stage.current?.style.setProperty("--zoom", String(scale))}
        >
          <TransformComponent wrapperClass={classes.wrapper ?? ""} contentClass={classes.content ?? ""}>
            {image}
            {hasGhost && former && <div className={classes.ghost}>{former.image}</div>}
            <PointsLayer
              photo={photo}
              landmarks={landmarks}
              points={marks.points}
              current={current}
              others={othersOf(isSecond ? "second" : "first")}
              onPress={(point) => current && place(current, point)}
              onMove={(key, point, isOver) => change(withPoint(marks, key, point), isOver)}
              onRemove={(key) => {
                change(withoutPoint(marks, key));
                setCurrent(key);
              }}
            />
          </TransformComponent>
        </TransformWrapper>
      </div>
      <div className={classes.panel}>
        <NextLandmark label={landmarks.find(({ key }) => key === current)?.label} />
        <SaveState problem={problem} isKept={isKept} onRetry={retry} />
        <DisputeAlert disputes={disputes} onChoose={choose} />
        <MeasureList measured={measured} former={measurePhoto(view, before).measures} errors={errors} />
        <LandmarkList landmarks={landmarks} points={marks.points} current={current} onChoose={setCurrent} />
        <NumberInput
          label="Entre as marcas do fio de prumo (cm)"
          description="Sem o comprimento, a foto dá só ângulos."
          decimalSeparator=","
          min={5}
          max={300}
          value={marks.plumb_cm ?? ""}
          onChange={(value) => change({ ...marks, plumb_cm: typeof value === "number" && value >= 5 ? value : null })}
        />
        {former && (
          <Switch
            label="Foto anterior por cima"
            checked={hasGhost}
            onChange={(event) => setGhost(event.currentTarget.checked)}
          />
        )}
        <SegmentedControl
          fullWidth
          aria-label="Marcação"
          data={[
            { value: "first", label: "1ª marcação" },
            { value: "second", label: "2ª marcação" },
          ]}
          value={isSecond ? "second" : "first"}
          onChange={setMarking}
        />
      </div>
    </div>
  );
}

interface SaveStateProps {
  readonly problem: "away" | "refused" | null;
  readonly isKept: boolean;
  readonly onRetry: () => unknown;
}

function SaveState({ problem, isKept, onRetry }: SaveStateProps) {
  if (problem === null) return null;
  if (problem === "away" && isKept) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {KEPT}
      </Text>
    );
  }
  return (
    <div role="alert" className={classes.failure}>
      <Text size="sm">Os pontos não foram salvos.</Text>
      <Button size="compact-md" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
