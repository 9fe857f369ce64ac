import type { TagCount } from '@lectern/contract/quizzes/library/library'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useListFilters } from '../lists/use-list-filters.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { BankListSearch } from './list-search.ts'

/** Type, use, tag, and whether archived ones are shown. */
export const useBankFilters = (
  { search, change }: ListAddress<BankListSearch>,
  tags: readonly TagCount[],
): ListFilter[] => {
  const { t } = useTexts()
  const ofType = choiceFilter({
    id: 'type',
    label: t('quizzes.library_type'),
    anyLabel: t('quizzes.bank_every_type'),
    value: search.type,
    values: Object.values(questionEditors).map(({ slug }) => slug),
    textOf: (slug) => t(questionEditors[slug].name),
    onChange: (type) => change({ type }),
  })
  const words = { usedOrNot: t('quizzes.bank_used_or_not'), used: t('quizzes.bank_used_yes') }
  return [ofType, ...useListFilters({ search, change, tags, words })]
}
