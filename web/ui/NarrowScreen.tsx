import { Stack } from "@mantine/core";
import type { ReactNode } from "react";

/** Forms and pages to read; lists and tables take the whole width of the frame. Both begin at the same left edge. */
export const NarrowScreen = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap="lg" maw={960}>
    {children}
  </Stack>
);
