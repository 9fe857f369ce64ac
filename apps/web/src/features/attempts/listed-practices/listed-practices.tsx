import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { QuizFacts } from '../start/quiz-facts.tsx'
import type { QuizUnitProps } from '../start/quiz-unit-props.ts'
import styles from './listed-practices.module.css'
import { PracticeState } from './practice-state.tsx'

export interface ListedPracticesProps {
  /** Of the unit in which the list stands. */
  unit: number
  /** Over the list; empty for the usual words. */
  title: string
  quizzes: readonly LearnerQuiz[]
  /** What the address asked for of a practice: it is answered on the page of the practice. */
  wantedOf: (quiz: LearnerQuiz) => QuizUnitProps['wanted']
}

/** Several practices of the lesson that is open, with the learner's standing in each; a press opens one on its own page. */
export const ListedPractices = ({ unit, title, quizzes, wantedOf }: ListedPracticesProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const lesson = useRouterState({ select: ({ location }) => location.pathname })
  const linkOf = ({ id }: LearnerQuiz) => `${lesson}/quizzes/${id}`
  useEffect(() => {
    const asked = quizzes.find((quiz) => {
      const { attempt, start } = wantedOf(quiz) ?? {}
      return attempt !== undefined || start
    })
    if (!asked) return
    const attempt = wantedOf(asked)?.attempt
    const query = attempt === undefined ? `start_quiz_id=${asked.id}` : `quiz_attempt_id=${attempt}`
    void navigate({ href: `${linkOf(asked)}?${query}`, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- what the address asked for when the page was opened
  }, [])
  return (
    <section className={styles.shown} aria-labelledby={`practices-${unit}`}>
      <h2 id={`practices-${unit}`} className={styles.title}>
        {title || t('quiz.practices')}
      </h2>
      <ol className={styles.list}>
        {quizzes.map((quiz) => (
          <li key={quiz.id} id={`quizId-${quiz.id}`} className={styles.row}>
            <div className={styles.words}>
              <Link href={linkOf(quiz)} className={styles.name}>
                {quiz.name}
              </Link>
              <QuizFacts quiz={quiz} />
            </div>
            <PracticeState quiz={quiz} />
            <Icon of={ChevronRight} />
          </li>
        ))}
      </ol>
    </section>
  )
}
