import { useRouterState } from "@tanstack/react-router";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/Icon.tsx";
import classes from "./SoonEntries.module.css";

interface Props {
  readonly unfolded: boolean;
  readonly children: ReactNode;
}

/** "Em breve": the screens that are still to come, out of the way of those that work. */
export function SoonEntries({ unfolded, children }: Props) {
  if (!unfolded) return <Folded>{children}</Folded>;
  return (
    <div className={classes.group}>
      <div className={classes.heading}>Em breve</div>
      {children}
    </div>
  );
}

/** The browser's own disclosure; it closes by Escape, by leaving it and by choosing. */
function Folded({ children }: Pick<Props, "children">) {
  const details = useRef<HTMLDetailsElement>(null);
  const address = useRouterState({ select: ({ location }) => location.href });
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    if (address) close();
  });
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    close();
    details.current?.querySelector("summary")?.focus();
  };
  const closeOutside = ({ relatedTarget }: FocusEvent) => {
    if (!details.current?.contains(relatedTarget)) close();
  };
  return (
    <details ref={details} className={classes.folded} onKeyDown={closeByKey} onBlur={closeOutside}>
      <summary className={classes.summary}>
        Em breve
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={classes.list}>{children}</div>
    </details>
  );
}
