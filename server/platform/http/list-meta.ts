interface Page {
  readonly page: number;
  readonly limit: number;
}

export const listMeta = ({ page, limit }: Page, total: number) => ({
  next_page: page * limit >= total ? null : page + 1,
  total_count: total,
});
