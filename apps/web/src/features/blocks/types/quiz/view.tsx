import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useRouterState } from '@tanstack/react-router'
import { loginPath } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { QuizUnit, type QuizUnitProps } from '../../../attempts/index.ts'
import styles from './view.module.css'

interface QuizViewProps extends Omit<QuizUnitProps, 'quiz' | 'level'> {
  /** Absent while the reader may not practise. */
  quiz: LearnerQuiz | undefined
}

/** A practice within a lesson; whoever is not signed in is asked to (document 002 §6). */
export const QuizView = ({ quiz, ...rest }: QuizViewProps) => {
  const { t } = useTexts()
  const address = useRouterState({ select: (state) => state.location.href })
  if (!quiz)
    return (
      <div className={styles.closed}>
        <p>{t('quiz.sign_in_to_practise')}</p>
        <Link href={loginPath(address)} className={buttonClass({ variant: 'primary' })}>
          {t('common.sign_in')}
        </Link>
      </div>
    )
  return <QuizUnit quiz={quiz} level={2} {...rest} />
}
