import { randomInt } from "node:crypto";
import { formatCpf, isCpf } from "#domain/brazil.ts";

export function aCpf(): string {
  const nine = String(randomInt(1_000_000_000)).padStart(9, "0");
  const candidates = Array.from({ length: 100 }, (_, checks) => formatCpf(nine + String(checks).padStart(2, "0")));
  return candidates.find(isCpf) ?? aCpf();
}
