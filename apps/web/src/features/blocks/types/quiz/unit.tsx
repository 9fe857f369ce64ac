import type { ShownUnit, UnitProps } from '../../block-view.tsx'
import { QuizView } from './view.tsx'

/** A practice in a lesson, with the reader's standing. */
export const PracticeUnit = ({ unit, around }: UnitProps<ShownUnit<5>>) => {
  const { lesson, quizzes, wantedOf, wayOn, onFinished } = around
  if (unit.quiz_id === null) return null
  const quiz = quizzes.find(({ id }) => id === unit.quiz_id)
  return (
    <QuizView
      lesson={lesson}
      quiz={quiz}
      wanted={quiz && wantedOf(quiz)}
      wayOn={wayOn}
      onFinished={onFinished}
    />
  )
}
