interface TestOfGroup {
  readonly group_id: number;
  readonly muscle_group: string;
}

interface ComparedGroup<Test> {
  readonly id: number;
  readonly group: string;
  readonly before: Test | null;
  readonly after: Test | null;
}

/** The tests as they stood on two days, in the order of their groups. */
export function comparedStrength<Test extends TestOfGroup>(
  first: readonly Test[],
  last: readonly Test[],
): ComparedGroup<Test>[] {
  const groups = new Map([...first, ...last].map((test) => [test.group_id, test.muscle_group]));
  const of = (tests: readonly Test[], id: number) => tests.find(({ group_id }) => group_id === id) ?? null;
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([id, group]) => ({ id, group, before: of(first, id), after: of(last, id) }));
}
