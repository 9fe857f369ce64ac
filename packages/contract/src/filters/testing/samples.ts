import { checkFilter, type CheckedFilter } from '../check-filter.ts'
import {
  choiceField,
  choicesField,
  dayField,
  defineFilterFamily,
  flagField,
  momentField,
  numberField,
  textField,
} from '../family.ts'
import { type FilterTree, filterTree } from '../tree.ts'

/** One field of every kind. */
export const guests = defineFilterFamily({
  name: 'guest',
  fields: {
    city: textField(),
    visits: numberField(),
    seen: momentField(),
    born: dayField(),
    language: choiceField(['en', 'uk', 'ru']),
    manager: choiceField(),
    rooms: choicesField(['north', 'south', 'west']),
    writable: flagField(),
  },
})

/** Several values of a person, and fields that only their school knows. */
export const tags = defineFilterFamily({
  name: 'tag',
  fields: { has: choicesField() },
  resolve: (name) => (name === 'since.7' ? momentField() : null),
})

export const families = [guests, tags]

/** A filter that fits the sample families. @throws Error with the faults of one that does not */
export const checked = (tree: FilterTree): CheckedFilter => {
  const result = checkFilter(filterTree.parse(tree), families)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
