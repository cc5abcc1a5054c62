/** Words that differ from a part of the tables by one letter, and mean something else. */
const OTHER_WORDS = ["plantao", "plantoes", "pastel", "quadra", "quadras", "costura", "castelo", "gluten"];
/** Shorter words have too many neighbours. */
const MIN_NEAR = 6;

/** Whether two words differ by at most one letter: one wrong, one missing, one too many, or two exchanged. */
function differByOne(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isExchanged = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isExchanged || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
  );
}

/** Whether a word begins with a part, one wrong letter tolerated from six letters on; the first letter must be right. */
function begins(word: string, part: string): boolean {
  if (word.startsWith(part)) return true;
  if (part.length < MIN_NEAR || word[0] !== part[0] || OTHER_WORDS.includes(word)) return false;
  return [-1, 0, 1].some((more) => differByOne(word.slice(0, part.length + more), part));
}

/**
 * Tells of parts whether a folded text holds one: the beginning of a word, or of words; a part with a space at its end is a whole word.
 * One wrong letter is tolerated in single words. The text is taken apart once for all parts of a table.
 */
export function partsIn(text: string): (part: string) => boolean {
  const words = text.split(" ");
  const starts = startsOf(text);
  return (part) => starts(part) || (!part.includes(" ") && words.some((word) => begins(word, part)));
}

/** The same to the letter. */
export function startsOf(text: string): (part: string) => boolean {
  const padded = ` ${text} `;
  return (part) => {
    for (let at = padded.indexOf(part, 1); at > 0; at = padded.indexOf(part, at + 1))
      if (padded[at - 1] === " ") return true;
    return false;
  };
}
