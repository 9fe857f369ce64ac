/** The first entries of a list that was asked for with one more than are answered, and whether there are more. */
export const cutList = <T>(rows: readonly T[], limit: number): { data: T[]; has_more: boolean } => ({
  data: rows.slice(0, limit),
  has_more: rows.length > limit,
})
