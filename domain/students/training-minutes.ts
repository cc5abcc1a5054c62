const TIME = /(\d{1,2})\s*(?:h|:)\s*(\d{2})?/g;

/** Free answers like "19h às 20h15", "das 6:30 às 7:40" or "18h–19h", in minutes; null where the text has no two times. */
export function trainingMinutes(answer: string | null | undefined): number | null {
  const [start, end] = [...(answer ?? "").matchAll(TIME)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes ?? 0),
  );
  return start === undefined || end === undefined || end <= start ? null : end - start;
}
