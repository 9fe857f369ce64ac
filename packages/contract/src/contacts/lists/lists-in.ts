import type { FilterTree } from '../../filters/tree.ts'

/** The things of the school that conditions of one family name. */
export const namedIn = (filter: FilterTree, family: 'list' | 'tag'): readonly number[] => {
  if ('all' in filter) return filter.all.flatMap((each) => namedIn(each, family))
  if ('any' in filter) return filter.any.flatMap((each) => namedIn(each, family))
  if ('not' in filter) return namedIn(filter.not, family)
  if (filter.family !== family || !Array.isArray(filter.value)) return []
  return filter.value.filter((each) => typeof each === 'number')
}

/** The school's own fields that conditions of a filter name. */
export const ownFieldsIn = (filter: FilterTree): readonly number[] => {
  if ('all' in filter) return filter.all.flatMap(ownFieldsIn)
  if ('any' in filter) return filter.any.flatMap(ownFieldsIn)
  if ('not' in filter) return ownFieldsIn(filter.not)
  const id = filter.family === 'own' ? /^field\.(\d+)$/.exec(filter.field)?.[1] : undefined
  return id === undefined ? [] : [Number(id)]
}

/** The lists that a filter asks about. */
export const listsIn = (filter: FilterTree): readonly number[] => namedIn(filter, 'list')

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
