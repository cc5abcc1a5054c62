import { useProduct } from "../product.ts";
import classes from "./Logo.module.css";

/** The plumb line and the product's name. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  const { name } = useProduct();
  return (
    <span className={classes.logo}>
      <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path d="M5 3.5h18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M14 4v10" stroke="currentColor" strokeWidth="1.75" />
        <path d="M8.5 14h11l-1.5 6L14 26l-4-6z" fill="#ed2f59" />
      </svg>
      <span style={{ fontSize: size * 0.72 }}>{name}</span>
    </span>
  );
}
