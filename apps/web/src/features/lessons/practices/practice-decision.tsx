import type { Attempt } from '@lectern/contract/attempts/attempt'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useHeldRights } from '../../staff/index.ts'
import { decidePractice } from '../api.ts'
import styles from './practices.module.css'

const decisions = [
  [1, 'create-course.decide_pass'],
  [2, 'create-course.decide_fail'],
  [3, 'create-course.decide_rework'],
] as const satisfies readonly (readonly [Attempt['status_id'], TextId])[]

/** Whether the reader decides about the work of learners. */
export const useMayDecide = (): boolean =>
  [...useHeldRights()].some((right) => right.startsWith('practice_curator'))

interface PracticeDecisionProps {
  attempt: Attempt
  /** A later version has taken its place. */
  isReplaced: boolean
  onDecided: () => Promise<unknown>
}

/** What somebody of the team decides of a finished attempt; may be decided anew until the learner goes on with it. */
export const PracticeDecision = ({ attempt, isReplaced, onDecided }: PracticeDecisionProps) => {
  const { t } = useTexts()
  const mayDecide = useMayDecide()
  const deciding = useAction(async (status_id: (typeof decisions)[number][0]) => {
    await decidePractice({ params: { attempt: attempt.id }, body: { status_id } })
    await onDecided()
  })
  if (!mayDecide || !attempt.finished || isReplaced) return null
  return (
    <section className={styles.decision} aria-label={t('create-course.decide')}>
      <p>{t('create-course.decide_help')}</p>
      <div className={styles.ways}>
        {decisions.map(([status, text]) => (
          <Button
            key={status}
            aria-pressed={attempt.status_id === status}
            variant={attempt.status_id === status ? 'primary' : 'secondary'}
            busy={deciding.busy}
            onClick={() => deciding.run(status)}
          >
            {t(text)}
          </Button>
        ))}
      </div>
      {deciding.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(deciding.error, t)}
        </Notice>
      )}
    </section>
  )
}
