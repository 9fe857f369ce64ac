import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { QuizRanking } from '../competition/quiz-ranking.tsx'
import { QuizOpening } from './quiz-opening.tsx'
import styles from './quiz-opening.module.css'

const { Part: Ranking } = lazyPart<ComponentProps<typeof QuizRanking>>(
  async () => (await import('../competition/quiz-ranking.tsx')).QuizRanking,
)

export { AttemptFollower } from '../other-devices/attempt-follower.tsx'

interface QuizMoreProps {
  lesson: number
  quiz: LearnerQuiz
  /** Its questions or its result are on the screen. */
  isOpen: boolean
  onChange: () => void
}

/** What few quizzes have: dates between which they are open, and a ranking, which stays under questions and result. */
export const QuizMore = ({ lesson, quiz, isOpen, onChange }: QuizMoreProps) => {
  const { t } = useTexts()
  const isRanked = quiz.type === 'competition'
  return (
    <>
      {!isOpen && isRanked && <p className={styles.text}>{t('quiz.competition_rule')}</p>}
      {!isOpen && (
        <QuizOpening
          quiz={quiz}
          opensIn={isRanked ? 'quiz.competition_starts_in' : 'quiz.opens_in'}
          onChange={onChange}
        />
      )}
      {isRanked && <Ranking lesson={lesson} quiz={quiz.id} />}
    </>
  )
}
