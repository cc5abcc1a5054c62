import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Print } from "../../../../documents/sheet-frame.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";

/** What a sheet that is printed now says of product and day. */
export const printOf = ({ config, clock }: Pick<Dependencies, "config" | "clock">): Print => ({
  product: config.productName,
  day: todayInSaoPaulo(clock.now().getTime()),
});
