import type { Attempt, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { ReactNode, RefObject } from 'react'
import { AttemptStatus } from '../components/attempt-status.tsx'
import { QuizFacts } from './quiz-facts.tsx'
import type { QuizUnitProps } from './quiz-unit-props.ts'
import styles from '../components/quiz-unit.module.css'

interface PracticeProps extends Required<Pick<QuizUnitProps, 'quiz' | 'level'>> {
  root: RefObject<HTMLDivElement | null>
  /** Whose state stands beside the name. */
  status: Attempt | null
  /** What of it is on the screen, or that something is about to be: its height is kept. */
  stage: 'questions' | 'result' | true | undefined
  children: ReactNode
}

/** A quiz by its name, in the style of its author. */
export const Practice = ({ root, quiz, level, status, stage, children }: PracticeProps) => {
  const Title = `h${level}` as const
  return (
    <div
      ref={root}
      className={styles.quiz}
      data-practice={stage}
      id={`quizId-${quiz.id}`}
      style={quiz.style?.properties}
      data-styled={quiz.style?.parts}
      data-theme={quiz.style?.layout.theme}
    >
      <header className={styles.head}>
        <Title className={quiz.is_name_enabled ? styles.title : styles.hidden}>{quiz.name}</Title>
        {status && <AttemptStatus attempt={status} />}
      </header>
      {children}
    </div>
  )
}

/** What stands before the questions: the text of the author, and the facts. */
export const StartPage = ({ quiz }: { quiz: LearnerQuiz }) => (
  <>
    {quiz.start_info && (
      // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
      <div className={styles.start} dangerouslySetInnerHTML={{ __html: quiz.start_info.text }} />
    )}
    <QuizFacts quiz={quiz} />
  </>
)
