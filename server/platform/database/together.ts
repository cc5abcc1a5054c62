import { recordOf } from "#domain/record.ts";

type Answers<Asked> = { [Key in keyof Asked]: Awaited<Asked[Key]> };

/** Waits for queries of one transaction that were asked at once, because none needs another's answer. */
export async function together<Asked extends Readonly<Record<string, Promise<unknown>>>>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const answers = Object.entries(asked).map(async ([key, answer]) => [key, await answer] as const);
  return recordOf(await Promise.all(answers)) as Answers<Asked>;
}
