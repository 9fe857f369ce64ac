import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { QuizUnit, type QuizUnitProps } from '../../../attempts/index.ts'
import { SignInToPractise } from '../../sign-in-to-practise.tsx'

interface QuizViewProps extends Omit<QuizUnitProps, 'quiz' | 'level'> {
  /** Absent while the reader may not practise. */
  quiz: LearnerQuiz | undefined
}

/** A practice within a lesson. */
export const QuizView = ({ quiz, ...rest }: QuizViewProps) =>
  quiz ? <QuizUnit quiz={quiz} level={2} {...rest} /> : <SignInToPractise />
