import { useEffect } from "react";
import { useProduct } from "./product.ts";

/** Names the browser's tab: "Alunos · Prumo". Every screen calls it once. */
export function usePageTitle(title: string | undefined): void {
  const { name } = useProduct();
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
}
