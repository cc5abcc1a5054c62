import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./PhotoImage.module.css";

interface Props {
  readonly src: string;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly loading?: "lazy" | "eager";
}

/** This part of a photo's address stays the same while its signature is renewed. */
const fileOf = (src: string) => src.split("?")[0];

/** Keeps its first address: a renewed signature would load the same image again. */
export function PhotoImage({ src, alt, className, loading = "eager" }: Props) {
  const [shown, setShown] = useState({ src, failed: false });
  const isSame = fileOf(shown.src) === fileOf(src);
  // A failed one is tried again with the next address; then the old one may have been too old.
  if (!isSame || (shown.failed && shown.src !== src)) setShown({ src, failed: false });
  if (shown.failed)
    return (
      <span className={`${classes.missing} ${className ?? ""}`}>
        <Icon name="alert" size={22} />
        Imagem indisponível
      </span>
    );
  return (
    <img
      src={shown.src}
      alt={alt}
      className={className}
      loading={loading}
      draggable={false}
      onError={() => setShown({ src: shown.src, failed: true })}
    />
  );
}
