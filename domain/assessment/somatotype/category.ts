import type { Ratings } from "./heath-carter.ts";

type Component = keyof Ratings;

const NOUN: Readonly<Record<Component, string>> = {
  endomorphy: "Endomorfo",
  mesomorphy: "Mesomorfo",
  ectomorphy: "Ectomorfo",
};
const ADJECTIVE: Readonly<Record<Component, string>> = {
  endomorphy: "endomórfico",
  mesomorphy: "mesomórfico",
  ectomorphy: "ectomórfico",
};
const COMPONENTS: readonly Component[] = ["endomorphy", "mesomorphy", "ectomorphy"];

/** Differences that the definitions of Carter and Heath 1990 allow, in tenths: whole numbers do not err as decimals do. */
const CENTRAL = 10;
const EQUAL = 5;

export function categoryOf(ratings: Ratings): string {
  const tenths = (component: Component) => Math.round(ratings[component] * 10);
  // Equal components keep the order endomorphy, mesomorphy, ectomorphy: the sort is stable.
  const [first, second, third] = [...COMPONENTS].sort((a, b) => tenths(b) - tenths(a));
  if (!first || !second || !third) return "";
  if (tenths(first) - tenths(third) <= CENTRAL) return "Central";
  if (tenths(first) - tenths(second) <= EQUAL) return pair(first, second);
  if (tenths(second) - tenths(third) <= EQUAL) return `${NOUN[first]} equilibrado`;
  return `${NOUN[first]} ${ADJECTIVE[second]}`;
}

/** "Mesomorfo-endomorfo", "Mesomorfo-ectomorfo", "Endomorfo-ectomorfo": whichever of the two is higher, the name is the same. */
function pair(first: Component, second: Component): string {
  const order: readonly Component[] = ["mesomorphy", "endomorphy", "ectomorphy"];
  const [one, other] = order.filter((component) => component === first || component === second);
  return one && other ? `${NOUN[one]}-${NOUN[other].toLowerCase()}` : "";
}
