import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";

/** This corner is away from a dialog's buttons. */
export default function Toasts() {
  return <Notifications position="bottom-left" autoClose={6000} limit={4} />;
}
