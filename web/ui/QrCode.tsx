import encodeQR from "qr";
import { useMemo } from "react";
import { qrShape } from "#domain/figures/qr-code.ts";
import classes from "./QrCode.module.css";

/** The margin that readers need, in modules. */
const BORDER = 4;

interface QrProps {
  readonly content: string;
  readonly label: string;
  /** In pixels. */
  readonly size?: number;
}

/** A QR code, dark on white in both colour schemes. Level M, as the manual of Pix asks for. */
export function QrCode({ content, label, size = 220 }: QrProps) {
  const shape = useMemo(() => qrShape(encodeQR(content, "raw", { ecc: "medium", border: BORDER })), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.code}
      width={size}
      height={size}
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      shapeRendering="crispEdges"
    >
      <path d={shape.path} />
    </svg>
  );
}
