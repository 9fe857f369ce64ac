import { HeldNotice, HeldPlace } from '../../../../frame/expert/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { HeldLessonWork } from './use-held-lesson.ts'

/** Above the lesson: that its edits are held, and what waits. */
export const HeldLessonPlace = ({ work }: { work: HeldLessonWork }) => {
  const { t } = useTexts()
  return (
    <HeldPlace
      decided={work.decided}
      notice={<HeldNotice decision={work} note={t('lesson-editor.lesson_held_note')} />}
      decision={work}
      releaseText={t('lesson-editor.lesson_release_text')}
      discardText={({ time, changes }) =>
        changes === ''
          ? t('lesson-editor.lesson_discard_nothing', { time })
          : t('lesson-editor.lesson_discard_text', { time, changes })
      }
    />
  )
}
