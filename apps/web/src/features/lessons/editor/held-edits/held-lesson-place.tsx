import { useEffect, useRef } from 'react'
import { HeldDialogs, HeldNotice } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './held-lesson.module.css'
import type { HeldLessonWork } from './use-held-lesson.ts'

/** Above the lesson: that its edits are held, and what waits. */
export const HeldLessonPlace = ({ work }: { work: HeldLessonWork }) => {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const { decided } = work
  // After the rendering: a dialog that is still open would not let the focus go.
  useEffect(() => {
    if (decided > 0) place.current?.focus()
  }, [decided])
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <HeldNotice decision={work} note={t('create-course.lesson_held_note')} />
      </div>
      <HeldDialogs
        decision={work}
        releaseText={t('create-course.lesson_release_text')}
        discardText={({ time, changes }) =>
          changes === ''
            ? t('create-course.lesson_discard_nothing', { time })
            : t('create-course.lesson_discard_text', { time, changes })
        }
      />
    </>
  )
}
