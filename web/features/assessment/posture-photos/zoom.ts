import type { ReactZoomPanPinchRef } from "react-zoom-pan-pinch";

export const ZOOM = { min: 0.5, max: 3, step: 0.1 } as const;

export const steppedZoom = (scale: number, steps: number): number =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(scale * 10 + steps) / 10));

/** The middle of the stage stays where it is. */
export function zoomBy({ instance, setTransform }: ReactZoomPanPinchRef, steps: number): void {
  const { wrapperComponent, state } = instance;
  if (!wrapperComponent) return;
  const scale = steppedZoom(state.scale, steps);
  const { clientWidth, clientHeight } = wrapperComponent;
  const about = (middle: number, position: number) => middle - ((middle - position) * scale) / state.scale;
  setTransform(about(clientWidth / 2, state.positionX), about(clientHeight / 2, state.positionY), scale, 0);
}
