import type { QuestionResult } from '@lectern/contract/attempts/attempt'
import type { SameAnswer } from '@lectern/contract/practices/desk/same-answers.api'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useId, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listSameAnswers } from '../api.ts'
import styles from './same-answers.module.css'
import { useMarkSame } from './use-mark-same.ts'

export interface SameAnswersProps {
  attempt: number
  question: string
  result: Pick<QuestionResult, 'points' | 'max_points' | 'is_marked_by_hand'>
  onMarked: () => Promise<unknown>
}

/** Who else gave this short answer, and the same points for all of them by one press. */
export const SameAnswers = (props: SameAnswersProps) => {
  const { attempt, question } = props
  const { t } = useTexts()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const list = useQuery(queryFor(listSameAnswers, { params: { attempt }, query: { question_id: question } }))
  const found = list.data?.data
  const count = found?.answers.length ?? 0
  if (found === undefined || count === 0) return null
  return (
    <div className={styles.same}>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={Users} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(found.is_more ? 'practices.same_more' : 'practices.same', { count })}
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <Learners answers={found.answers} />
          <Marks
            {...props}
            answers={found.answers}
            onMarked={() => Promise.all([props.onMarked(), list.refetch()])}
          />
        </div>
      )}
    </div>
  )
}

/** Whose answers they are; those that a colleague is checking are left out. */
const Learners = ({ answers }: { answers: readonly SameAnswer[] }) => {
  const { t } = useTexts()
  return (
    <ul className={styles.list} aria-label={t('practices.same_learners')}>
      {answers.map(({ attempt_id, learner, claim }) => (
        <li key={attempt_id}>
          {learner.name}
          {claim !== null && !claim.is_own && (
            <span className={styles.claimed}> · {t('practices.claimed_by', { name: claim.user.name })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const Marks = (props: SameAnswersProps & { answers: readonly SameAnswer[] }) => {
  const { attempt, question, result, answers, onMarked } = props
  const { t, number } = useTexts()
  const most = result.max_points ?? 0
  const given = result.is_marked_by_hand ? result.points : null
  const free = answers.filter(({ claim }) => claim === null || claim.is_own)
  const ids = free.map(({ attempt_id }) => attempt_id)
  const marking = useMarkSame({ attempt, question, onMarked })
  const ways = [...new Set([...(given === null ? [] : [given]), most, 0])]
  if (ids.length === 0) return <p className={styles.help}>{t('practices.same_all_claimed')}</p>
  return (
    <>
      <p className={styles.help}>{t('practices.same_help', { count: ids.length })}</p>
      <div className={styles.ways}>
        {ways.map((points) => (
          <Button key={points} busy={marking.busy} onClick={() => marking.give(points, [attempt, ...ids])}>
            {points === 0
              ? t('practices.same_none')
              : t('practices.same_points', { points: number(points), max: number(most) })}
          </Button>
        ))}
      </div>
      {marking.error && (
        <Notice tone="danger" announce="at-once">
          {errorText(marking.error, t)}
        </Notice>
      )}
    </>
  )
}
