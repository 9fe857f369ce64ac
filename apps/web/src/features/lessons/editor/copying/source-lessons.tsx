import { useQuery } from '@tanstack/react-query'
import { listLimits } from '@lectern/contract/kernel/limits'
import { Button } from '@lectern/ui/actions/button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useRested } from '../../../../lib/use-rested.ts'
import { listCourses } from '../../api.ts'
import styles from './copying.module.css'

/** A lesson whose content is copied. */
export interface SourceLesson {
  readonly id: number
  readonly title: string
  readonly courseId: number
}

interface SourceLessonsProps {
  /** The lesson into which is copied. */
  except: number
  chosen: number | undefined
  onChoose: (lesson: SourceLesson) => void
}

/** Lessons drawn at once: a school has thousands. */
const step = 100

/** How long typing rests before it is searched. */
const restMs = 250

/** The lessons of the school by courses, found by the titles of both. */
export const SourceLessons = ({ except, chosen, onChoose }: SourceLessonsProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [most, setMost] = useState(step)
  const rested = useRested(words.trim(), restMs)
  const found = useQuery({
    ...queryFor(listCourses, { query: { lessons_search: rested || undefined } }),
    placeholderData: (before) => before,
    meta: { onlyLogged: true },
  })
  const rows = found.data?.data.flatMap((course) =>
    course.lessons
      .filter((lesson) => lesson.id !== except)
      .map((lesson) => ({ ...lesson, courseId: course.id, course: course.title })),
  )
  const shown = Map.groupBy(rows?.slice(0, most) ?? [], ({ courseId }) => courseId)
  const hidden = Math.max(0, (rows?.length ?? 0) - most)
  return (
    <div className={styles.sources}>
      <SearchInput
        value={words}
        onChange={(next) => {
          setWords(next)
          setMost(step)
        }}
        label={t('lesson-editor.copy_search')}
        clearLabel={t('common.search_clear')}
      />
      {found.isPending && <SkeletonText lines={6} />}
      {found.isError && <LoadFailure error={found.error} onRetry={() => found.refetch()} />}
      {rows?.length === 0 && <p className={styles.note}>{t('lesson-editor.lessons_none_found')}</p>}
      {[...shown].map(([courseId, lessons]) => (
        <fieldset key={courseId} className={styles.course}>
          <legend>{lessons[0]?.course}</legend>
          {lessons.map((lesson) => (
            <label key={lesson.id} className={styles.lesson}>
              <input
                type="radio"
                name="copy-from"
                checked={chosen === lesson.id}
                onChange={() => onChoose(lesson)}
              />
              {lesson.title}
            </label>
          ))}
        </fieldset>
      ))}
      {hidden > 0 && (
        <Button onClick={() => setMost(most + step)}>
          {t('lesson-editor.copy_more', { count: hidden })}
        </Button>
      )}
      {hidden === 0 && found.data?.has_more && (
        <p className={styles.note}>{t('lesson-editor.lessons_cut', { count: listLimits.lessonsFound })}</p>
      )}
    </div>
  )
}
