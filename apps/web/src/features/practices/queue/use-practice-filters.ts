import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { type TextId, useReaderZone, useTexts } from '../../../lib/texts/index.ts'
import { countPractices } from '../api.ts'
import { statusVariants } from '../attempt-badge.tsx'
import { choiceParts } from './filter-parts.ts'
import { filterQueryOf, statusFilters, type PracticeSearch, type StatusFilter } from './practice-search.ts'

const statusOf: Record<StatusFilter, keyof typeof statusVariants> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

/** A practice without a pass mark is finished where others are passed: the status holds both. */
const wordOf = (status: StatusFilter): TextId =>
  status === '1' ? 'practices.attempt_passed_or_finished' : statusVariants[statusOf[status]].text

/** How many practices the question finds, of each status and in all; without words until it is known. */
export const usePracticeCounts = (search: PracticeSearch) => {
  const { number } = useTexts()
  const zone = useReaderZone()
  const { data, refetch } = useQuery({
    ...queryFor(countPractices, { query: filterQueryOf(search, zone) }),
    placeholderData: keepPreviousData,
  })
  const counts = data?.data
  const countOf = (status: StatusFilter): string => {
    const found = counts?.statuses.find(({ status_id: id }) => id === statusOf[status])
    return counts ? number(found?.count ?? 0) : ''
  }
  return { all: counts ? number(counts.total) : '', countOf, refetch }
}

/** Which status, in sight, with how many there are; what is chosen in the panel counts as a part of the question. */
export const usePracticeFilters = (
  { search, change }: Pick<ListAddress<PracticeSearch>, 'search' | 'change'>,
  counts: Pick<ReturnType<typeof usePracticeCounts>, 'all' | 'countOf'>,
): ListFilter[] => {
  const { t } = useTexts()
  const status = choiceFilter({
    id: 'status',
    label: t('create-course.status'),
    anyLabel: t('create-course.status_any'),
    value: search.status,
    values: statusFilters,
    textOf: (each) => t(wordOf(each)),
    onChange: (chosen) => change({ status: chosen, view: chosen ? undefined : 'all' }),
    asChips: true,
  })
  const counted: ListFilter = {
    ...status,
    anyCount: counts.all,
    options: statusFilters.map((value) => ({
      value,
      label: t(wordOf(value)),
      count: counts.countOf(value),
    })),
  }
  const chosenElsewhere = [...choiceParts.map(({ part }) => part), 'unread', 'from', 'to'] as const
  return [
    counted,
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
