import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { PhotoMarksSheet } from "#contract/assessment/photo-marks.ts";
import type { PhotoView } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { type Markings, markFieldLabel, pointIn } from "#domain/assessment/posture/photo-measures/mark-fields.ts";
import { ApiError } from "../../../api/api-error.ts";
import { randomId } from "../../../api/random-id.ts";
import { deviceId } from "../../../session/device-id.ts";
import { useAutosave } from "../../../ui/form/autosave.ts";
import type { ShownDispute } from "../evaluation-changes/DisputeAlert.tsx";
import { disputedFields, type Standing } from "../evaluation-changes/made-changes.ts";
import { exchangeMarks, photoMarksQuery, showMarks } from "./data.ts";
import { marksSheet } from "./marks-sheet.ts";
import { isSamePhoto, type PhotoName, waitingMarks } from "./waiting-marks.ts";

const markingsIn = (sheet: PhotoMarksSheet | undefined, name: PhotoName): Markings => {
  const photo = sheet?.photos.find((one) => isSamePhoto(one, name));
  return { marks: photo?.marks ?? null, second: photo?.second_marks ?? null };
};

const standingIn = (sheet: PhotoMarksSheet | undefined, name: PhotoName): Standing =>
  sheet?.changed_photos.find((one) => isSamePhoto(one, name))?.fields ?? {};

interface Marked {
  readonly name: PhotoName;
  readonly view: PhotoView;
  /** The photo itself lies on this device alone; its marks follow it. */
  readonly isWaiting: () => Promise<boolean>;
}

/** Stays open on the photo of the first rendering. */
export function useMarks({ name, view, isWaiting }: Marked) {
  const cache = useQueryClient();
  const findSheet = () => cache.getQueryData(photoMarksQuery(name.studentId).queryKey);
  const [sheet] = useState(() =>
    marksSheet({
      stored: markingsIn(findSheet(), name),
      findStanding: () => standingIn(findSheet(), name),
      findStored: () => markingsIn(findSheet(), name),
      readWaiting: () => waitingMarks.read(name),
      keep: (waiting) => waitingMarks.keep(name, waiting),
      onWaiting: (waiting) => showMarks(cache, name, waiting),
      exchange: async (body) => {
        if (await isWaiting()) throw ApiError.away();
        return exchangeMarks(cache, name, body);
      },
      deviceId,
      newId: randomId,
    }),
  );
  useAutosave(sheet);
  useEffect(
    () => () => {
      if (sheet.state().waiting.length > 0) void sheet.flush();
    },
    [sheet],
  );
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  const disputes = disputedFields({ standing: standingIn(findSheet(), name), waiting: state.waiting });
  const places = disputes.flatMap(({ key, values }) => values.map(({ value }) => ({ key, point: pointIn(value) })));
  return {
    ...state,
    /** It gives the disputed points of one marking. */
    othersOf: (which: "first" | "second") =>
      places.flatMap(({ key, point }) => (point && key.startsWith(`${which}:`) ? [point] : [])),
    mark: sheet.mark,
    choose: sheet.choose,
    retry: sheet.flush,
    disputes: disputes.flatMap(({ key, values }): ShownDispute[] => {
      const label = markFieldLabel(view, key);
      const choices = values.map((change) => ({ change, text: markText(change.value) }));
      return label ? [{ key, label, choices }] : [];
    }),
  };
}

function markText(value: string): string {
  const point = pointIn(value);
  if (point) return `${point.x} × ${point.y} px`;
  return value === "" ? "sem ponto" : `${value} cm`;
}
