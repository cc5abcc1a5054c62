interface RuleSearch {
  readonly aberto?: string | undefined;
}

/** `aberto`: the state whose rule is edited, or "nova". */
export const ruleSearch = ({ aberto }: Readonly<Record<string, unknown>>): RuleSearch =>
  typeof aberto === "string" ? { aberto } : {};
