export type ReadPage<Row> = (after?: Row) => Promise<readonly Row[]>;

/** The first page is read before anything is sent, so that its failure is answered. */
export async function readPages<Row>(read: ReadPage<Row>): Promise<AsyncIterable<readonly Row[]>> {
  return pagesFrom(await read(), read);
}

async function* pagesFrom<Row>(first: readonly Row[], read: ReadPage<Row>): AsyncGenerator<readonly Row[]> {
  for (let page = first; page.length > 0; page = await read(page.at(-1))) yield page;
}
