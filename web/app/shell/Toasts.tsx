import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";

/** Where toasts appear: the corner away from a dialog's buttons. */
export default function Toasts() {
  return <Notifications position="bottom-left" autoClose={6000} limit={4} />;
}
