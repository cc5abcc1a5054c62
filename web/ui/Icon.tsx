import { ICON_PATHS, type IconName } from "./icon-paths.ts";

interface Props {
  readonly name: IconName;
  readonly size?: number;
}

/** A drawing beside words: always hidden from readers, so the control around it needs a name. */
export function Icon({ name, size = 20 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" || name === "grip" ? 2.75 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
