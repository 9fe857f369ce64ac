import type { TagCount } from '@lectern/contract/quizzes/library/library'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { FoundBy } from './found-by.ts'

interface ListFiltersInput {
  search: FoundBy
  change: (to: FoundBy) => void
  tags: readonly TagCount[]
  words: { usedOrNot: string; used: string }
}

/** Use, tag, and whether archived ones are shown. */
export const useListFilters = ({ search, change, tags, words }: ListFiltersInput): ListFilter[] => {
  const { t } = useTexts()
  const ofTag = useTagFilter(search.tag, tags, (tag) => change({ tag }))
  return [
    choiceFilter({
      id: 'used',
      label: t('quizzes.library_usage'),
      anyLabel: words.usedOrNot,
      value: search.used,
      values: ['yes', 'no'],
      textOf: (used) => (used === 'yes' ? words.used : t('quizzes.library_used_no')),
      onChange: (used) => change({ used }),
    }),
    ...ofTag,
    choiceFilter({
      id: 'state',
      label: t('quizzes.library_state'),
      anyLabel: t('quizzes.library_not_archived'),
      value: search.state,
      values: ['archived'],
      textOf: () => t('quizzes.library_archived'),
      onChange: (state) => change({ state }),
    }),
  ]
}

/** The tags that there are; nothing while there are none. */
const useTagFilter = (
  value: string | undefined,
  tags: readonly TagCount[],
  onChange: (tag: string | undefined) => void,
): ListFilter[] => {
  const { t } = useTexts()
  const known = tags.map(({ tag }) => tag)
  // A tag of the address is offered also when nothing has it any more.
  const values = value === undefined || known.includes(value) ? known : [value, ...known]
  if (values.length === 0) return []
  const label = t('quizzes.library_tag')
  const anyLabel = t('quizzes.library_every_tag')
  return [choiceFilter({ id: 'tag', label, anyLabel, value, values, textOf: (tag) => tag, onChange })]
}
