import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { AttemptTalkContext, QuizUnit, type QuizUnitProps } from '../../../attempts/index.ts'
import { drawAttemptTalk } from '../../../comments/index.ts'
import { SignInToPractise } from '../../sign-in-to-practise.tsx'

interface QuizViewProps extends Omit<QuizUnitProps, 'quiz' | 'level'> {
  /** Absent while the reader may not practise. */
  quiz: LearnerQuiz | undefined
}

/** A practice within a lesson. */
export const QuizView = ({ quiz, ...rest }: QuizViewProps) =>
  quiz ? (
    <AttemptTalkContext value={drawAttemptTalk}>
      <QuizUnit quiz={quiz} level={2} {...rest} />
    </AttemptTalkContext>
  ) : (
    <SignInToPractise />
  )
