import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";
import { useUpTo } from "../../ui/use-breakpoint.ts";

/** Away from what is pressed next: the foot of a dialog, and on a phone also its head. */
export default function Toasts() {
  const phone = useUpTo("sm");
  return <Notifications position={phone ? "bottom-center" : "top-right"} limit={4} />;
}
