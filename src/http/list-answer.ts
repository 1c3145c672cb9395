import type { Page } from '../records/rows';

/** The search envelope (spec, common search rules): no rows, no pages. */
export function listAnswer<Row>(
  page: Page<Row>,
  search: { page: number; limit: number },
  serialize: (row: Row) => object,
) {
  return {
    status: 200,
    body: {
      data: page.rows.map(serialize),
      pagination: {
        page: search.page,
        limit: search.limit,
        total: page.total,
        total_pages: Math.ceil(page.total / search.limit),
      },
    },
  };
}
