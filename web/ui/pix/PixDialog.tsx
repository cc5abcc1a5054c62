import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { PixFrame } from "./PixFrame.tsx";

interface Props {
  readonly subject: string;
  /** Absent for whoever shows the code to the payer. */
  readonly onPaid?: () => void;
  readonly isAnnouncing: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const PixDialog = ({ subject, onPaid, isAnnouncing, onClose, children }: Props) => (
  <PixFrame subject={subject} onClose={onClose}>
    {children}
    {onPaid && (
      <Button variant="default" loading={isAnnouncing} onClick={onPaid}>
        Já paguei
      </Button>
    )}
  </PixFrame>
);
