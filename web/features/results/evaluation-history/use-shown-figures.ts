import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { isTechnical } from "#contract/assessment/reader-view.ts";
import { hasChanged } from "#domain/assessment/judged-change.ts";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { FigureChange } from "./data.ts";

export interface ShownFigures {
  readonly figures: readonly FigureChange[];
  readonly onlyChanged: boolean;
  readonly setOnlyChanged: (only: boolean) => void;
  readonly technical: boolean;
  /** Undefined for a reader who always gets the technical ones. */
  readonly setTechnical: ((shown: boolean) => void) | undefined;
}

/** A lay reader asks for the figures that only a trainer reads. */
export function useShownFigures(all: readonly FigureChange[], studentView: boolean): ShownFigures {
  const { stay } = useAddressSteps();
  const onlyChanged = useSearch({ strict: false, select: (search) => search.figures === "changed" });
  const [technical, setTechnical] = useState(false);
  const readable = studentView && !technical ? all.filter(({ key }) => !isTechnical(key)) : all;
  return {
    figures: onlyChanged ? readable.filter(hasChanged) : readable,
    onlyChanged,
    setOnlyChanged: (only) => stay({ figures: only ? "changed" : undefined }),
    technical,
    setTechnical: studentView ? setTechnical : undefined,
  };
}
