import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { useQuery } from '@tanstack/react-query'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Select } from '@lectern/ui/choices/select'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listPermissions } from '../../accounts/index.ts'
import { holdsAny } from '../../expert-shell/index.ts'
import { listQuizzes } from '../../quizzes/index.ts'
import { statusVariants } from './attempt-badge.tsx'
import { statusFilters, type PracticeSearch, type StatusFilter } from './practice-search.ts'
import styles from './practices.module.css'

interface PracticeFiltersProps {
  search: PracticeSearch
  onChange: (part: PracticeSearch) => void
}

const statusOf: Record<StatusFilter, keyof typeof statusVariants> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }

/** Who, which practice, which status; all of it stays in the address. */
export const PracticeFilters = ({ search, onChange }: PracticeFiltersProps) => {
  const { t } = useTexts()
  const granted = useQuery(queryFor(listPermissions, {})).data?.data ?? []
  const seesQuizzes = holdsAny(expandPermissions(granted), ['quiz_list'])
  const found = useQuery({ ...queryFor(listQuizzes, { query: { per_page: 100 } }), enabled: seesQuizzes })
  const quizzes = found.data?.data ?? []
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchInput
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
          label={t('create-course.practices_search')}
          clearLabel={t('create-course.search_clear')}
        />
      </div>
      {seesQuizzes && (
        <div className={styles.quizzes}>
          <Select
            aria-label={t('create-course.practice')}
            value={search.quiz ?? ''}
            onChange={(event) => onChange({ quiz: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{t('create-course.practice_any')}</option>
            {quizzes.map((quiz) => (
              <option key={quiz.id} value={quiz.id}>
                {quiz.name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className={styles.chips} role="group" aria-label={t('create-course.status')}>
        <Chip
          label={t('create-course.status_any')}
          pressed={search.status === undefined}
          onPress={() => onChange({ status: undefined })}
        />
        {statusFilters.map((status) => (
          <Chip
            key={status}
            label={t(statusVariants[statusOf[status]].text)}
            pressed={search.status === status}
            onPress={() => onChange({ status: search.status === status ? undefined : status })}
          />
        ))}
      </div>
    </div>
  )
}

interface ChipProps {
  label: string
  pressed: boolean
  onPress: () => void
}

const Chip = ({ label, pressed, onPress }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
    {label}
  </button>
)
