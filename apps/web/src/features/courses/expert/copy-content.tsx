import { useMutation, useQuery } from '@tanstack/react-query'
import type { Program } from '@lectern/contract/courses/course'
import { listLimits } from '@lectern/contract/kernel/limits'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useDeferredValue, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { copyLesson } from '../../lessons/index.ts'
import { listCourses } from '../api.ts'
import styles from './program.module.css'

interface CopyContentProps {
  /** Whose content is replaced; nothing is asked without one. */
  lesson: Program['lessons'][number] | undefined
  onClose: () => void
  onCopied: () => Promise<void>
}

/** Replaces the content of a lesson with a copy of another one's (document 000 §4). */
export const CopyContent = ({ lesson, onClose, onCopied }: CopyContentProps) => {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<number>()
  const copy = useMutation({
    mutationFn: (ids: { to: number; from: number }) =>
      copyLesson({ params: { lesson: ids.to, from: ids.from } }),
    onSuccess: async () => {
      close()
      toasts.show({ tone: 'success', title: t('create-course.copied'), message: lesson?.title })
      await onCopied()
    },
    meta: { showsErrors: true },
  })
  const close = () => {
    setChosen(undefined)
    copy.reset()
    onClose()
  }
  return (
    <Dialog
      open={lesson !== undefined}
      onClose={close}
      title={t('create-course.copy_title')}
      description={t('create-course.copy_text', { title: lesson?.title ?? '' })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={close}>{t('create-course.cancel')}</Button>
          <Button
            variant="primary"
            busy={copy.isPending}
            disabled={chosen === undefined}
            onClick={() => lesson && chosen !== undefined && copy.mutate({ to: lesson.id, from: chosen })}
          >
            {t('create-course.copy_replace')}
          </Button>
        </>
      }
    >
      <SourceList except={lesson?.id} chosen={chosen} onChoose={setChosen} />
      {copy.error && (
        <p role="alert" className={styles.wrong}>
          {errorText(copy.error, t)}
        </p>
      )}
    </Dialog>
  )
}

interface SourceListProps {
  except: number | undefined
  chosen: number | undefined
  onChoose: (lesson: number) => void
}

const SourceList = ({ except, chosen, onChoose }: SourceListProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const lessons_search = useDeferredValue(words.trim())
  const { data } = useQuery(queryFor(listCourses, { query: { lessons_search: lessons_search || undefined } }))
  const courses = data?.data
    .map((course) => ({ ...course, lessons: course.lessons.filter((lesson) => lesson.id !== except) }))
    .filter((course) => course.lessons.length > 0)
  return (
    <div className={styles.sources}>
      <SearchInput
        value={words}
        onChange={setWords}
        label={t('create-course.lessons_search')}
        clearLabel={t('common.search_clear')}
      />
      {!courses && <SkeletonText />}
      {courses?.length === 0 && <p className={styles.note}>{t('create-course.lessons_none_found')}</p>}
      <div className={styles.sourceList}>
        {courses?.map((course) => (
          <fieldset key={course.id} className={styles.source}>
            <legend>{course.title}</legend>
            {course.lessons.map((lesson) => (
              <label key={lesson.id} className={styles.sourceLesson}>
                <input
                  type="radio"
                  name="copy-from"
                  checked={chosen === lesson.id}
                  onChange={() => onChoose(lesson.id)}
                />
                {lesson.title}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {data?.has_more && (
        <p className={styles.note}>{t('create-course.lessons_cut', { count: listLimits.lessonsFound })}</p>
      )}
    </div>
  )
}
