/** Thousands, as people write them: the point of 1.234. */
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;
/** The point of 149.9. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d{1,2}(?!\d))/g;

/** A search by name or value in the form in which values are searched: "R$ 1.234,50" finds 1234,50. */
export const planSearch = (text: string | undefined): string =>
  (text ?? "").replace(/R\$/gi, " ").replace(THOUSANDS, "").replace(DECIMAL_POINT, ",");
