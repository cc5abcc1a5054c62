import { useEffect } from "react";
import { useProduct } from "./product.ts";

export function usePageTitle(title: string | undefined): void {
  const { name } = useProduct();
  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);
}
