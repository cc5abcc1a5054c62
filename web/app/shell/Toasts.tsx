import "@mantine/notifications/styles.css";
import { Notifications } from "@mantine/notifications";
import { useUpTo } from "../../ui/use-breakpoint.ts";

/** Away from what is pressed next: heads, and the buttons at the right of a foot. */
export default function Toasts() {
  const phone = useUpTo("sm");
  return <Notifications position={phone ? "bottom-center" : "bottom-left"} containerWidth={360} limit={4} />;
}
