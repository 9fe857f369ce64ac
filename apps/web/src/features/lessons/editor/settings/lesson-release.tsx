import type { Lesson } from '@lectern/contract/lessons/lesson'
import { Button } from '@lectern/ui/actions/button'
import textStyles from '@lectern/ui/text/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getProgram } from '../../api.ts'
import { practicesOutside } from '../../release/practices-outside.ts'
import { ReleaseDialog } from '../../release/release-dialog.tsx'
import { useReleaseWords } from '../../release/use-release-words.ts'
import styles from './lesson-settings.module.css'
import { useLessonChange } from './use-lesson-change.ts'

/** When a lesson opens, by its own rule or like its module. */
export const LessonRelease = ({ lesson, reload }: { lesson: Lesson; reload: () => Promise<void> }) => {
  const { t } = useTexts()
  const words = useReleaseWords()
  const [open, setOpen] = useState(false)
  const save = useLessonChange(lesson, reload)
  const program = useQuery(queryFor(getProgram, { params: { course: lesson.course_id } })).data?.data
  const above = t('create-course.release_as_module', { words: words(lesson.inherited_release) })
  return (
    <div className={styles.release}>
      <p className={textStyles.muted}>{lesson.release === null ? above : words(lesson.release)}</p>
      <Button disabled={program === undefined} onClick={() => setOpen(true)}>
        {t('lesson-editor.release_change')}
      </Button>
      {open && program && (
        <ReleaseDialog
          title={lesson.title}
          part={{ course: lesson.course_id, lessons: [lesson.id] }}
          rule={lesson.release}
          aboveLabel={above}
          zone={lesson.accessible_timezone}
          lessons={program.lessons.filter(({ id }) => id !== lesson.id)}
          practices={practicesOutside(new Set([lesson.id]), program)}
          busy={save.isPending}
          error={save.error}
          onSave={(release) => save.mutate({ release }, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
