import { expandPermissions } from '@lectern/contract/kernel/permissions'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listPermissions } from '../../staff/index.ts'
import { holdsAny } from '../../../frame/expert/index.ts'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { listQuizzes } from '../../quizzes/index.ts'
import { statusVariants } from './attempt-badge.tsx'
import { statusFilters, type PracticeSearch, type StatusFilter } from './practice-search.ts'

const statusOf: Record<StatusFilter, keyof typeof statusVariants> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

/** Which practice, where the reader may list them, and which status. */
export const usePracticeFilters = ({ search, change }: ListAddress<PracticeSearch>): ListFilter[] => {
  const { t } = useTexts()
  const granted = useQuery(queryFor(listPermissions, {})).data?.data ?? []
  const seesQuizzes = holdsAny(expandPermissions(granted), ['quiz_list'])
  const found = useQuery({ ...queryFor(listQuizzes, { query: { per_page: 100 } }), enabled: seesQuizzes })
  const quiz: ListFilter = {
    id: 'quiz',
    label: t('create-course.practice'),
    anyLabel: t('create-course.practice_any'),
    value: search.quiz === undefined ? undefined : String(search.quiz),
    options: (found.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (id) => change({ quiz: id === undefined ? undefined : Number(id) }),
  }
  const status = choiceFilter({
    id: 'status',
    label: t('create-course.status'),
    anyLabel: t('create-course.status_any'),
    value: search.status,
    values: statusFilters,
    textOf: (each) => t(statusVariants[statusOf[each]].text),
    onChange: (chosen) => change({ status: chosen }),
    asChips: true,
  })
  return seesQuizzes ? [quiz, status] : [status]
}
