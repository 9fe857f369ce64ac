/** A page number, or the place where numbers are left out. */
export type PaginatorStop = number | 'gap-before' | 'gap-after'

const around = 1

/**
 * What the paginator shows: the first page, the last and those around the current one (document 001 §2). A gap never
 * stands for a single page, and the number of stops stays the same while the current page moves, so that the buttons
 * do not shift under the pointer.
 */
export const paginatorStops = (current: number, last: number): PaginatorStop[] => {
  const most = 2 * around + 5
  if (last <= most) return Array.from({ length: Math.max(0, last) }, (_each, at) => at + 1)
  const page = Math.max(1, Math.min(current, last))
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, at) => from + at)
  const edge = most - 2
  if (page <= edge - around) return [...run(1, edge), 'gap-after', last]
  if (page > last - edge + around) return [1, 'gap-before', ...run(last - edge + 1, last)]
  return [1, 'gap-before', ...run(page - around, page + around), 'gap-after', last]
}
