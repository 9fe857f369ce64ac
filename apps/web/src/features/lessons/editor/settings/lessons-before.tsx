import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SearchInput } from '@lectern/ui/fields/search-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getProgram } from '../../api.ts'
import styles from './lesson-settings.module.css'
import { useLessonChange } from './use-lesson-change.ts'

/** Programs longer than this get a search. */
const searchFrom = 8

/** Which lessons of the course have to be done before this one opens (document 000 §3, `accessible_after_ids`). */
export const LessonsBefore = ({ lesson, reload }: { lesson: Lesson; reload: () => Promise<void> }) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const save = useLessonChange(lesson, reload)
  const program = useQuery(queryFor(getProgram, { params: { course: lesson.course_id } })).data?.data
  const others = program?.lessons.filter(({ id }) => id !== lesson.id)
  // What was pressed shows before it is stored.
  const [pressed, setPressed] = useState<readonly number[]>()
  const isChosen = (id: number) => (pressed ?? lesson.accessible_after_ids).includes(id)
  const shown = others?.filter(({ id, title }) => isChosen(id) || matches(title, words))
  const toggle = (id: number, isOn: boolean) => {
    const rest = lesson.accessible_after_ids.filter((each) => each !== id)
    const accessible_after_ids = isOn ? [...rest, id] : rest
    setPressed(accessible_after_ids)
    save.mutate({ accessible_after_ids }, { onSettled: () => setPressed(undefined) })
  }
  const error = save.error && errorText(save.error, t)
  return (
    <fieldset className={formStyles.group}>
      <legend className={styles.title}>{t('create-course.lessons_before')}</legend>
      <p className={textStyles.muted}>{t('create-course.lessons_before_help')}</p>
      {(others?.length ?? 0) > searchFrom && (
        <SearchInput
          value={words}
          onChange={setWords}
          label={t('create-course.lessons_before_search')}
          clearLabel={t('common.search_clear')}
        />
      )}
      {shown === undefined ? (
        <Skeleton width="100%" height="6rem" />
      ) : shown.length === 0 ? (
        <p className={textStyles.muted}>
          {t(words === '' ? 'create-course.lessons_before_none' : 'create-course.lessons_before_not_found')}
        </p>
      ) : (
        <div className={styles.lessons}>
          {shown.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={isChosen(id)}
              disabled={save.isPending}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
      {error && (
        <p role="alert" className={textStyles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const matches = (title: string, words: string): boolean =>
  title.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())
