import { useLayoutEffect, useRef } from "react";

interface Props {
  /** SVG text from `#domain/figures`. */
  readonly svg: string;
  readonly className?: string | undefined;
  readonly onDrawn?: (drawing: Element) => void;
}

export function Drawing({ svg, className, onDrawn }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    container.current?.replaceChildren(document.importNode(drawing, true));
    const drawn = container.current?.firstElementChild;
    if (drawn) onDrawn?.(drawn);
  }, [svg, onDrawn]);
  return <div ref={container} className={className} />;
}
