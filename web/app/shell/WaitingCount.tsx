import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { erasureRequestsQuery } from "../../features/own-data/personal-data/data.ts";
import { announcedPixQuery } from "../../features/platform-billing/trainers/data.ts";
import type { MenuEntry } from "./menu.ts";
import classes from "./TopBar.module.css";

type Waiting = NonNullable<MenuEntry["waiting"]>;

interface Props {
  readonly of: readonly Waiting[];
}

const WORDS: Readonly<Record<Waiting, readonly [one: string, many: string]>> = {
  erasures: ["pedido a responder", "pedidos a responder"],
  pix: ["Pix a confirmar", "Pix a confirmar"],
};
/** The whole program shows it, so it is not read anew on every screen. */
const FRESH_MS = 60_000;

export default function WaitingCount({ of }: Props) {
  const requests = useInfiniteQuery({
    ...erasureRequestsQuery("pending"),
    staleTime: FRESH_MS,
    enabled: of.includes("erasures"),
  });
  const pix = useQuery({ ...announcedPixQuery, staleTime: FRESH_MS, enabled: of.includes("pix") });
  const counts: Readonly<Record<Waiting, number>> = {
    erasures: requests.data?.pages[0]?.meta.total_count ?? 0,
    pix: pix.data?.length ?? 0,
  };
  const waiting = of.filter((what) => counts[what] > 0);
  if (waiting.length === 0) return null;
  const text = waiting.map((what) => `${counts[what]} ${WORDS[what][counts[what] === 1 ? 0 : 1]}`).join(", ");
  return (
    <span className={classes.count} title={text} role="img" aria-label={text}>
      {waiting.reduce((sum, what) => sum + counts[what], 0)}
    </span>
  );
}
