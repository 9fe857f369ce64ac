import { Notice } from '@lectern/ui/feedback/notice'
import { HeldNotice, HeldPlace } from '../../../frame/expert/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { EditsReach } from './edits-reach.tsx'
import { ReleasedNotice } from './released-notice.tsx'
import type { HeldWork } from './use-held-edits.ts'

interface HeldEditsPlaceProps {
  work: HeldWork
  /** How many questions learners do not see as they are. */
  unready: number
}

/** Above the questions: whom edits concern, that they are held, that they were released. */
export const HeldEditsPlace = ({ work, unready }: HeldEditsPlaceProps) => {
  const { t } = useTexts()
  return (
    <HeldPlace
      decided={work.decided}
      notice={<EditsNotice work={work} />}
      decision={work}
      releaseText={t('quizzes.release_text')}
      discardText={({ time, changes }) =>
        changes === ''
          ? t('quizzes.discard_text_nothing', { time })
          : t('quizzes.discard_text', { time, changes })
      }
    >
      {unready > 0 && <Notice tone="warning">{t('quizzes.release_unready', { count: unready })}</Notice>}
    </HeldPlace>
  )
}

const EditsNotice = ({ work }: Pick<HeldEditsPlaceProps, 'work'>) => {
  if (work.held) return <HeldNotice decision={work} />
  return work.isReleased ? <ReleasedNotice work={work} /> : <EditsReach work={work} />
}
