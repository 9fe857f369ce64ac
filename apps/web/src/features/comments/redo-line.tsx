import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { useNeededTexts, useTexts } from '../../lib/texts/index.ts'
import { useAttemptCounts } from './attempt-counts.ts'
import styles from './comments.module.css'

export interface RedoLineProps {
  attempt: number
  questions: readonly AttemptQuestion[]
}

const lead = (question: string) => {
  const card = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`)
  const fold = card?.closest('details')
  if (fold) fold.open = true
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
}

/** Leads to the questions of an attempt that was sent back which are not right, or about which something was said. */
export const RedoLine = (props: RedoLineProps) => {
  const hasTexts = useNeededTexts('comments')
  return hasTexts && <Line {...props} />
}

const Line = ({ attempt, questions }: RedoLineProps) => {
  const { t } = useTexts()
  const { counts } = useAttemptCounts(attempt)
  const saidOf = (id: string) =>
    counts?.questions.find(({ question_id: question }) => question === id)?.comments_count ?? 0
  const again = questions
    .map(({ question, number, result }, at) => ({
      id: question.id,
      number: number ?? at + 1,
      isWrong: result.state === 'incorrect',
      said: saidOf(question.id),
    }))
    .filter(({ isWrong, said }) => isWrong || said > 0)
  if (again.length === 0) return null
  return (
    <section className={styles.redo} aria-label={t('comments.redo')}>
      <span>{t('comments.redo')}</span>
      {again.map(({ id, number, said }) => (
        <Button key={id} size="small" onClick={() => lead(id)}>
          {[
            t('comments.about_question', { number }),
            ...(said > 0 ? [t('comments.count', { count: said })] : []),
          ].join(' · ')}
        </Button>
      ))}
    </section>
  )
}
