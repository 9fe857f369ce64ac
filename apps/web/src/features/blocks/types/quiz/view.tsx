import type { StudentQuiz } from '@lectern/contract/attempts/attempt'
import { useTexts } from '../../../../lib/texts/index.ts'
import { QuizUnit, type QuizUnitProps } from '../../../attempts/index.ts'
import styles from './view.module.css'

interface QuizViewProps extends Omit<QuizUnitProps, 'quiz' | 'level'> {
  /** Absent while the reader may not practise. */
  quiz: StudentQuiz | undefined
}

/** A practice within a lesson; for who may not practise, the sentence that says so. */
export const QuizView = ({ quiz, ...rest }: QuizViewProps) => {
  const { t } = useTexts()
  if (!quiz) return <p className={styles.closed}>{t('quiz.sign_in_to_practise')}</p>
  return <QuizUnit quiz={quiz} level={2} {...rest} />
}
