import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter, type ListAddress } from '../../../../frame/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { statusVariants } from '../attempt-badge.tsx'
import { choiceParts } from './filter-parts.ts'
import { statusFilters, type PracticeSearch, type StatusFilter } from './practice-search.ts'

const statusOf: Record<StatusFilter, keyof typeof statusVariants> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

/** Which status, in sight; what is chosen in the panel counts as a part of the question. */
export const usePracticeFilters = ({ search, change }: ListAddress<PracticeSearch>): ListFilter[] => {
  const { t } = useTexts()
  const status = choiceFilter({
    id: 'status',
    label: t('create-course.status'),
    anyLabel: t('create-course.status_any'),
    value: search.status,
    values: statusFilters,
    textOf: (each) => t(statusVariants[statusOf[each]].text),
    onChange: (chosen) => change({ status: chosen, view: chosen ? undefined : 'all' }),
    asChips: true,
  })
  const chosenElsewhere = [...choiceParts.map(({ part }) => part), 'unread', 'from', 'to'] as const
  return [
    status,
    ...chosenElsewhere.map((part) => ({
      id: part,
      label: '',
      anyLabel: '',
      value: search[part] === undefined ? undefined : String(search[part]),
      options: [],
      onChange: () => change({ [part]: undefined }),
      isElsewhere: true,
    })),
  ]
}
