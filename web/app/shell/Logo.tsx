import { MARK } from "#domain/figures/mark.ts";
import { useProduct } from "../../session/product.ts";
import classes from "./Logo.module.css";

export function Logo({ size = 28 }: { readonly size?: number }) {
  const { name } = useProduct();
  return (
    <span className={classes.logo}>
      <svg width={size} height={size} viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true" focusable="false">
        {MARK.lines.map(({ path, width, cap }) => (
          <path key={path} d={path} stroke="currentColor" strokeWidth={width} strokeLinecap={cap} />
        ))}
        <path d={MARK.bob.path} fill={MARK.bob.color} />
      </svg>
      <span style={{ fontSize: size * 0.72 }}>{name}</span>
    </span>
  );
}
