import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useState } from 'react'
import { useMedia } from '../../../lib/drawing/use-media.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AttemptTalk } from '../../comments/index.ts'
import styles from './desk.module.css'
import type { Desk } from './use-desk.ts'

/** From this width on, what is said about a question stands beside it; `desk.module.css` knows it too. */
const wide = '(min-width: 1200px)'

/** Whether comments stand in a column of their own. */
export const useHasColumn = (): boolean => useMedia(wide)

interface TalkColumnProps {
  attempt: number
  questions: readonly AttemptQuestion[]
  desk: Pick<Desk, 'chosen' | 'isWhole' | 'showWhole'>
}

/** What is said about the chosen question, or about the whole attempt: one place to write at a time. */
export const TalkColumn = ({ attempt, questions, desk }: TalkColumnProps) => {
  const { t } = useTexts()
  const { chosen, isWhole, showWhole } = desk
  return (
    <>
      {chosen !== null && (
        <div className={styles.talkOf}>
          <Segmented
            label={t('practices.talk_of')}
            segments={[
              { value: 'question', label: t('practices.talk_of_question') },
              { value: 'attempt', label: t('practices.talk_of_attempt') },
            ]}
            value={isWhole ? 'attempt' : 'question'}
            onChange={(value) => showWhole(value === 'attempt')}
          />
        </div>
      )}
      <WholeTalk {...{ attempt, questions }} isShown={isWhole} />
      <QuestionTalks {...{ attempt, questions }} chosen={chosen} shown={isWhole ? null : chosen} />
    </>
  )
}

type TalkProps = Omit<TalkColumnProps, 'desk'>

const WholeTalk = ({ attempt, questions, isShown }: TalkProps & { isShown: boolean }) => {
  const [isSeen, setSeen] = useState(isShown)
  if (isShown && !isSeen) setSeen(true)
  if (!isSeen) return null
  return (
    <div hidden={!isShown} data-talk-of-attempt className={styles.talk}>
      <AttemptTalk
        attempt={attempt}
        question={null}
        numberOf={(id) => questions.find(({ question }) => question.id === id)?.number}
        level={2}
      />
    </div>
  )
}

interface QuestionTalksProps extends TalkProps {
  chosen: string | null
  /** Null: none of them. */
  shown: string | null
}

/** Those that were chosen before stay there unseen: something may be on its way in them. */
const QuestionTalks = ({ attempt, questions, chosen, shown }: QuestionTalksProps) => {
  const { t } = useTexts()
  const [seen, setSeen] = useState<readonly string[]>([])
  if (chosen !== null && !seen.includes(chosen)) setSeen([...seen, chosen])
  return questions
    .filter(isShown)
    .filter(({ question }) => seen.includes(question.id))
    .map(({ question, number }) => (
      <div key={question.id} hidden={question.id !== shown} className={styles.talk}>
        <AttemptTalk
          attempt={attempt}
          question={question.id}
          parts={commentParts(question)}
          numberOf={() => number}
          beside={
            number === null ? t('practices.talk_about_question') : t('practices.talk_about', { number })
          }
        />
      </div>
    ))
}
