import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import type { FilesUnderWay } from '../answer-place.ts'

interface FilesNoticeProps {
  work: FilesUnderWay
  onCallOff: () => void
}

const wordsOf = ({ recording, stuck }: FilesUnderWay): { title: TextId; text: TextId } => {
  if (recording > 0) return { title: 'quiz.recording_open_title', text: 'quiz.recording_open_text' }
  return stuck > 0
    ? { title: 'quiz.files_stuck_title', text: 'quiz.files_stuck_text' }
    : { title: 'quiz.files_wait_title', text: 'quiz.files_wait_text' }
}

/** Why the finish waits for files; it goes on by itself when they are there. */
export const FilesNotice = ({ work, onCallOff }: FilesNoticeProps) => {
  const { t } = useTexts()
  const { title, text } = wordsOf(work)
  const isWaiting = work.recording === 0 && work.stuck === 0
  return (
    <Notice
      tone={isWaiting ? 'info' : 'warning'}
      announce="politely"
      title={t(title)}
      actions={<Button onClick={onCallOff}>{t('quiz.keep_answering')}</Button>}
    >
      {t(text, { count: work.stuck || work.underWay })}
    </Notice>
  )
}
