import { useQuery } from '@tanstack/react-query'
import type { QuizSummary } from '@lectern/contract/quizzes/quiz'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import textStyles from '@lectern/ui/text/text.module.css'
import { useDeferredValue, useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { listQuizzes } from '../../api.ts'
import { HeldBadge } from '../../held-edits/held-badge.tsx'
import styles from '../quiz-editor.module.css'

interface QuizSearchProps {
  onPick: (quiz: QuizSummary) => void
  /** All that are found are, unless said otherwise. */
  isOffered?: ((quiz: QuizSummary) => boolean) | undefined
  /** Those that have no room are shown as such, and cannot be picked. */
  hasRoom?: ((quiz: QuizSummary) => boolean) | undefined
}

const hasAlways = () => true

/** One quiz of the school's library, found by its name; archived ones are not offered. */
export const QuizSearch = ({ onPick, isOffered, hasRoom = hasAlways }: QuizSearchProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data, error } = useQuery(
    queryFor(listQuizzes, { query: { per_page: 20, query: query || undefined } }),
  )
  const found = isOffered ? data?.data.filter(isOffered) : data?.data
  return (
    <div className={styles.library}>
      <SearchInput
        value={words}
        onChange={setWords}
        label={t('quizzes.quiz_search')}
        clearLabel={t('common.search_clear')}
      />
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!data && !error && <Skeleton height="3rem" />}
      {found?.length === 0 && <p className={textStyles.muted}>{t('quizzes.quiz_none_found')}</p>}
      <ul className={styles.found}>
        {found?.map((quiz) => (
          <li key={quiz.id}>
            <button
              type="button"
              className={styles.pick}
              disabled={!hasRoom(quiz)}
              onClick={() => onPick(quiz)}
            >
              <span>
                {quiz.name} {quiz.has_held_edits && <HeldBadge />}
              </span>
              <span className={textStyles.muted}>
                {hasRoom(quiz)
                  ? `${t('create-course.questions_count', { count: quiz.questions_count })} · ${date(quiz.updated_at)}`
                  : t('quizzes.quiz_no_room')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
