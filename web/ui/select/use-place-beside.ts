import { type RefObject, useLayoutEffect } from "react";

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  readonly field: RefObject<HTMLElement | null>;
  readonly opened: boolean;
}

const GAP_PX = 8;
/** The list with its border; a longer one scrolls. */
const MAX_HEIGHT_PX = 330;

/** Puts a list of fixed position below its field, or above it where there is more room, and keeps it there. */
export function usePlaceBeside({ list, field, opened }: Options): void {
  useLayoutEffect(() => {
    const [box, target] = [list.current, field.current];
    if (!opened || !box || !target) return;
    const place = () => placeBeside(box, target);
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [list, field, opened]);
}

function placeBeside(box: HTMLElement, target: HTMLElement): void {
  const { top, bottom, left, width } = target.getBoundingClientRect();
  const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  const isAbove = roomBelow < MAX_HEIGHT_PX && top > roomBelow;
  Object.assign(box.style, { top: "0", left: "0", width: `${width}px`, transform: "none" });
  // Within a transformed dialog a fixed place counts from that dialog.
  const origin = box.getBoundingClientRect();
  Object.assign(box.style, {
    left: `${left - origin.left}px`,
    top: `${(isAbove ? top - GAP_PX : bottom + GAP_PX) - origin.top}px`,
    ...(isAbove && { transform: "translateY(-100%)" }),
  });
}
