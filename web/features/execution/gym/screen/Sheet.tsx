import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Sheet = ({ opened, title, onClose, children }: Props) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    title={title}
    position="bottom"
    size="auto"
    padding="md"
    styles={{
      content: {
        flex: "0 1 auto",
        width: "100%",
        height: "auto",
        maxHeight: "88dvh",
        borderRadius: "16px 16px 0 0",
        maxWidth: 640,
        marginInline: "auto",
      },
      body: { paddingBottom: "calc(16px + env(safe-area-inset-bottom))" },
    }}
  >
    {children}
  </Drawer>
);
