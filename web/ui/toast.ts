import { notifications } from "@mantine/notifications";
import { sentenceOf } from "../api-error.ts";

const show = (color: string, message: string) =>
  notifications.show({
    message,
    color,
    autoClose: 6000,
    withBorder: true,
    closeButtonProps: { "aria-label": "Fechar aviso" },
  });

/** Short words at the screen's edge for 6 seconds: green for success, red for failure, orange for a warning. */
export const toast = {
  success: (message: string) => show("success", message),
  warning: (message: string) => show("warning", message),
  /** The server's sentence; `before` is the specification's own words when it has some. */
  failure: (error: unknown, before?: string) => show("danger", before ?? sentenceOf(error)),
};
