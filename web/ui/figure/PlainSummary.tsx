import classes from "./PlainSummary.module.css";

/** The first sentence is the verdict. */
export function PlainSummary({ sentences }: { readonly sentences: readonly string[] }) {
  const [verdict, ...others] = sentences.filter((sentence) => sentence !== "");
  if (!verdict) return null;
  return (
    <section className={classes.summary} aria-label="Em resumo">
      <p className={classes.verdict}>{verdict}</p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
