import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { Values } from "#contract/assessment/evaluation-fields/values.ts";
import { POSTURE_FIELDS, type PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { NONE, type PostureRegion } from "#domain/assessment/posture/region.ts";
import { postureResultOf } from "#domain/assessment/posture/result.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import { PhotoProposals } from "../../photo-marks/PhotoProposals.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { useSheet, useSheetState, useSheetValues } from "../state/use-evaluation.ts";
import { PostureReading } from "./PostureReading.tsx";
import { PostureRegions } from "./PostureRegions.tsx";
import { PostureResult } from "./PostureResult.tsx";
import classes from "./PostureTab.module.css";
import { hasSamePosture, keysIn, postureIn, selectionIn, valuesOfKeys } from "./posture-values.ts";

const EVERY_KEY = POSTURE_FIELDS.map(({ field }) => field.key);

export function PostureTab({ subject, disabled, path, onOpenPhotos }: TabProps) {
  const { state, dispatch, schedule } = useSheet();
  const values = useSheetValues(postureIn);
  const selection = useMemo(() => selectionIn(values), [values]);
  const result = useResult(selection, values);

  const change = (changes: Values) => {
    dispatch({ type: "chosen", values: changes });
    schedule();
  };
  const choose = (key: string, value: string) => change(valuesOfKeys([key], () => value));
  const clear = (region: PostureRegion) => {
    const keys = keysIn(region);
    const cleared = selectionIn(state().values) ?? {};
    change(valuesOfKeys(keys, () => ""));
    toast.undoable({
      title: region.label,
      message: "Região limpa.",
      onUndo: () => change(valuesOfKeys(keys, (key) => cleared[key] ?? "")),
    });
  };

  return (
    <div className={classes.work}>
      {disabled ? (
        <PostureReading
          selection={selection}
          gender={subject.gender}
          actions={<PhotosButton label="Ver fotos" onOpen={onOpenPhotos} />}
        />
      ) : (
        <PostureRegions
          selection={selection ?? {}}
          gender={subject.gender}
          onChoose={choose}
          onClear={clear}
          actions={
            <>
              <PhotosButton label="Carregar Fotos" onOpen={onOpenPhotos} />
              {!selection && (
                <Button variant="default" onClick={() => change(valuesOfKeys(EVERY_KEY, () => NONE))}>
                  Registrar sem desvios
                </Button>
              )}
            </>
          }
        />
      )}
      <div className={classes.result}>
        {!disabled && <PhotoProposals path={path} selection={selection ?? {}} onChoose={choose} />}
        <PostureResult selection={selection} result={result} />
      </div>
    </div>
  );
}

/** The stored type stands until the first change, then it is worked out here. */
function useResult(selection: PostureSelection | null, values: Values): string | null {
  const saved = useSheetState((sheet) => sheet.saved);
  const stored = useSheetState((sheet) => sheet.stored?.posture_evaluated ?? null);
  if (!selection) return null;
  return stored && hasSamePosture(values, saved) ? stored : postureResultOf(selection);
}

interface PhotosProps {
  readonly label: string;
  /** Undefined where there is nothing to open. */
  readonly onOpen: (() => void) | undefined;
}

function PhotosButton({ label, onOpen }: PhotosProps) {
  if (!onOpen) return null;
  return (
    <Button variant="default" leftSection={<Icon name="camera" size={18} />} onClick={onOpen}>
      {label}
    </Button>
  );
}
