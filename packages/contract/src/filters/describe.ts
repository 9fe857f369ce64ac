import type { FilterCondition, FilterTree } from './tree.ts'

/** A piece of the sentence that tells a filter; the web has the words. */
export type FilterPart =
  | { readonly part: 'and' | 'or' | 'not' | 'open' | 'close' }
  | ({ readonly part: 'condition' } & FilterCondition)

/** The pieces of the sentence, in their order; brackets stand around groups of several inside of others. */
export const describe = (tree: FilterTree): readonly FilterPart[] => {
  if ('all' in tree) return joined(tree.all, 'and')
  if ('any' in tree) return joined(tree.any, 'or')
  if ('not' in tree) return [{ part: 'not' }, ...inBrackets(tree.not)]
  return [{ part: 'condition', ...tree }]
}

const joined = (trees: readonly FilterTree[], part: 'and' | 'or'): FilterPart[] =>
  trees.flatMap((tree, at) => [...(at === 0 ? [] : [{ part }]), ...inBrackets(tree)])

const inBrackets = (tree: FilterTree): readonly FilterPart[] => {
  const inside = describe(tree)
  return isOfSeveral(tree) ? [{ part: 'open' }, ...inside, { part: 'close' }] : inside
}

const isOfSeveral = (tree: FilterTree): boolean => {
  if ('all' in tree) return tree.all.length > 1
  return 'any' in tree && tree.any.length > 1
}
