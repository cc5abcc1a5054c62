import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import type { Print } from "../../../../documents/sheet-frame.ts";

export const printOf = ({ config, clock }: Pick<Dependencies, "config" | "clock">): Print => ({
  product: config.productName,
  day: todayInSaoPaulo(clock.now().getTime()),
});
