import { useIsMutating } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import classes from "./WorkProgress.module.css";

const PATIENCE_MS = 1000;

export function WorkProgress() {
  const saving = useIsMutating() > 0;
  const arriving = useRouterState({ select: (state) => state.status === "pending" });
  const working = saving || arriving;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!working) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [working]);

  // The live region exists before its content, otherwise screen readers would not announce it.
  return (
    <div aria-live="polite">{late && <div className={classes.bar} role="progressbar" aria-label="Trabalhando" />}</div>
  );
}
