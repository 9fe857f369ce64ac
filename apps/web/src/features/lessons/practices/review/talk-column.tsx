import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { useState } from 'react'
import { useMedia } from '../../../../lib/drawing/use-media.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AttemptTalk } from '../../../comments/index.ts'
import styles from './desk.module.css'

/** From this width on, what is said about a question stands beside it; `desk.module.css` knows it too. */
const wide = '(min-width: 1200px)'

/** Whether comments stand in a column of their own. */
export const useHasColumn = (): boolean => useMedia(wide)

interface TalkColumnProps {
  attempt: number
  questions: readonly AttemptQuestion[]
  chosen: string | null
}

/** What is said about the chosen question. Those that were chosen before stay there unseen: something may be on its way in them. */
export const TalkColumn = ({ attempt, questions, chosen }: TalkColumnProps) => {
  const { t } = useTexts()
  const [seen, setSeen] = useState<readonly string[]>([])
  if (chosen !== null && !seen.includes(chosen)) setSeen([...seen, chosen])
  return questions
    .filter(isShown)
    .filter(({ question }) => seen.includes(question.id))
    .map(({ question, number }) => (
      <div key={question.id} hidden={question.id !== chosen} className={styles.talk}>
        <AttemptTalk
          attempt={attempt}
          question={question.id}
          parts={commentParts(question)}
          numberOf={() => number}
          beside={
            number === null
              ? t('create-course.talk_about_question')
              : t('create-course.talk_about', { number })
          }
        />
      </div>
    ))
}
