import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";
import { useUpTo } from "../../ui/use-breakpoint.ts";

/** Away from what is pressed next: the foot of a dialog, the ends of its head, and on a phone all of its head. */
export default function Toasts() {
  const phone = useUpTo("sm");
  return <Notifications position={phone ? "bottom-center" : "top-center"} limit={4} />;
}
