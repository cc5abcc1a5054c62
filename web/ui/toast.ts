import { createElement } from "react";
import { sentenceOf } from "../api/api-error.ts";
import { createStore, useStore } from "./store.ts";

const areWanted = createStore(false);

/** Loads what shows toasts, before a lost connection can prevent it. Signing in does not wait for it. */
export const prepareToasts = (): void => areWanted.write(true);

export const useToastsWanted = () => useStore(areWanted);

const DURATION_MS = 6000;
/** On a phone a success covers what comes next. */
const SHORT_MS = 3000;

const durationOf = (color: string) =>
  color === "success" && window.matchMedia("(max-width: 48em)").matches ? SHORT_MS : DURATION_MS;

/** By their ids, when each began to be shown. */
const failures = new Map<string, number>();
/** A success does not hide the failure of an act that ended together with its own. */
const TOGETHER_MS = 250;

/** A success beside the failure that it mends would contradict it. */
function withdrawFailures(hide: (id: string) => unknown): void {
  for (const [id, since] of failures) {
    if (Date.now() - since < TOGETHER_MS) continue;
    hide(id);
    failures.delete(id);
  }
}

async function show(color: string, message: string): Promise<void> {
  prepareToasts();
  const { notifications } = await import("@mantine/notifications");
  if (color === "success") withdrawFailures(notifications.hide);
  const id = notifications.show({
    message,
    color,
    autoClose: durationOf(color),
    withBorder: true,
    closeButtonProps: { "aria-label": "Fechar aviso" },
  });
  if (color === "danger") failures.set(id, Date.now());
}

interface Undoable {
  readonly title: string;
  readonly message: string;
  readonly onUndo: () => void;
}

async function showUndoable({ title, message, onUndo }: Undoable): Promise<void> {
  prepareToasts();
  const [{ notifications }, { UndoMessage }] = await Promise.all([
    import("@mantine/notifications"),
    import("./UndoMessage.tsx"),
  ]);
  const undo = () => {
    notifications.hide(id);
    onUndo();
  };
  withdrawFailures(notifications.hide);
  const id = notifications.show({
    title,
    message: createElement(UndoMessage, { message, onUndo: undo }),
    color: "success",
    autoClose: DURATION_MS,
    withBorder: true,
    closeButtonProps: { "aria-label": "Fechar aviso" },
  });
}

export const toast = {
  success: (message: string) => void show("success", message),
  undoable: (success: Undoable) => void showUndoable(success),
  warning: (message: string) => void show("warning", message),
  /** The server's sentence; `instead` is the specification's own words when it has some. */
  failure: (error: unknown, instead?: string) => void show("danger", instead ?? sentenceOf(error)),
  /** The specification's sentence, and after it the server's reason. */
  failureWithReason: (error: unknown, sentence: string) => void show("danger", `${sentence}. ${sentenceOf(error)}`),
};
