import classes from "./PlainSummary.module.css";

interface Props {
  /** The first one is the verdict. */
  readonly sentences: readonly string[];
  readonly label?: string;
}

export function PlainSummary({ sentences, label = "Em resumo" }: Props) {
  const [verdict, ...others] = sentences.filter((sentence) => sentence !== "");
  if (!verdict) return null;
  return (
    <section className={classes.summary} aria-label={label}>
      <p className={classes.verdict}>{verdict}</p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
