import { Link } from "@tanstack/react-router";
import type { ComponentPropsWithoutRef } from "react";
import { useProduct } from "../../session/product.ts";
import { type MenuEntry, SUPPORT } from "./menu.ts";
import { useIsCurrent } from "./use-entry.ts";

interface Props extends Pick<ComponentPropsWithoutRef<"a">, "className" | "onClick" | "children"> {
  readonly entry: MenuEntry;
}

/** Support may stand outside. */
export function EntryLink({ entry, ...props }: Props) {
  const { support_url: supportUrl } = useProduct();
  const isCurrent = useIsCurrent();
  if (entry.label === SUPPORT.label && supportUrl) {
    return <a {...props} href={supportUrl} target="_blank" rel="noreferrer" />;
  }
  const current = isCurrent(entry);
  return (
    <Link
      {...entry.link}
      replace={current}
      activeOptions={{ includeSearch: false }}
      {...props}
      {...(current && { "data-status": "active" })}
    />
  );
}
