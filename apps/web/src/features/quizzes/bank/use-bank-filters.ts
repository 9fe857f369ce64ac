import type { TagCount } from '@lectern/contract/quizzes/library/library'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTagFilter } from '../library/use-library-filters.ts'
import type { BankListSearch } from './list-search.ts'
import { useTypeFilter } from './type-filter.ts'

/** Type, use, tag, and whether archived ones are shown. */
export const useBankFilters = (
  { search, change }: ListAddress<BankListSearch>,
  tags: readonly TagCount[],
): ListFilter[] => {
  const { t } = useTexts()
  const ofType = useTypeFilter(search.type, (type) => change({ type }))
  const ofTag = useTagFilter(search.tag, tags, (tag) => change({ tag }))
  return [
    ofType,
    choiceFilter({
      id: 'used',
      label: t('create-course.library_usage'),
      anyLabel: t('create-course.bank_used_or_not'),
      value: search.used,
      values: ['yes', 'no'],
      textOf: (used) => t(used === 'yes' ? 'create-course.bank_used_yes' : 'create-course.library_used_no'),
      onChange: (used) => change({ used }),
    }),
    ...ofTag,
    choiceFilter({
      id: 'state',
      label: t('create-course.library_state'),
      anyLabel: t('create-course.library_not_archived'),
      value: search.state,
      values: ['archived'],
      textOf: () => t('create-course.library_archived'),
      onChange: (state) => change({ state }),
    }),
  ]
}
