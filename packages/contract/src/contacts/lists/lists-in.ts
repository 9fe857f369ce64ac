import type { FilterTree } from '../../filters/tree.ts'

/** The lists that a filter asks about. */
export const listsIn = (filter: FilterTree): readonly number[] => {
  if ('all' in filter) return filter.all.flatMap(listsIn)
  if ('any' in filter) return filter.any.flatMap(listsIn)
  if ('not' in filter) return listsIn(filter.not)
  if (filter.family !== 'list' || !Array.isArray(filter.value)) return []
  return filter.value.filter((each) => typeof each === 'number')
}

/** How deep lists may ask about lists. */
const deepest = 3

/**
 * Whether a list whose filter asks about some lists would ask about itself, or about lists more than three deep.
 *
 * @param asked list → the lists that its filter asks about
 */
export const isTooDeep = (
  listId: number | null,
  first: readonly number[],
  asked: ReadonlyMap<number, readonly number[]>,
): boolean => {
  let layer: readonly number[] = first
  for (let depth = 1; layer.length > 0; depth += 1) {
    if (depth > deepest || (listId !== null && layer.includes(listId))) return true
    layer = [...new Set(layer.flatMap((each) => asked.get(each) ?? []))]
  }
  return false
}
