interface Page {
  readonly page: number;
  readonly limit: number;
}

/** What a list says beside its rows: the number of the next page, or null after the last, and how many rows there are in all. */
export const listMeta = ({ page, limit }: Page, total: number) => ({
  next_page: page * limit >= total ? null : page + 1,
  total_count: total,
});
