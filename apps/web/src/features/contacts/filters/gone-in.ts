import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import type { FilterCondition, FilterTree } from '@lectern/contract/filters/tree'

const conditionsIn = (tree: FilterTree): readonly FilterCondition[] => {
  if ('all' in tree) return tree.all.flatMap(conditionsIn)
  if ('any' in tree) return tree.any.flatMap(conditionsIn)
  return 'not' in tree ? conditionsIn(tree.not) : [tree]
}

/** Conditions that ask a field, or name a tag or a list, which the school does not have any more. */
export const goneIn = (tree: FilterTree, families: readonly OfferedFamily[]): FilterCondition[] =>
  conditionsIn(tree).filter(({ family, field, value }) => {
    const offered = families.find(({ name }) => name === family)?.fields.find(({ name }) => name === field)
    // Fields of one product are offered under a name without it.
    if (!offered) return family === 'own'
    return (
      (family === 'tag' || family === 'list' || family === 'import') &&
      Array.isArray(value) &&
      value.some((each) => !offered.options.some((option) => option.value === each))
    )
  })
