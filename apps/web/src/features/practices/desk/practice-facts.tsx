import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { PracticeRow } from '@lectern/contract/practices/practice-row'
import { Avatar } from '@lectern/ui/layout/avatar'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './practice-facts.module.css'

interface PracticeFactsProps {
  row: PracticeRow
  checkCode: string | null
}

interface Fact {
  name: string
  value: string
  /** The value tells by itself what it is. */
  isPlain?: true
}

/** Whose attempt it is, at what, and what came of it: a line, so that the answers begin at the top. */
export const PracticeFacts = ({ row, checkCode }: PracticeFactsProps) => {
  const { learner } = row
  const facts = useFacts(row, checkCode)
  return (
    <div className={styles.head}>
      <Avatar name={learner.name} />
      <div className={styles.who}>
        <span className={styles.name}>{learner.name}</span>
        <dl className={styles.facts}>
          {facts.map(({ name, value, isPlain }) => (
            <div key={name} className={styles.fact} data-plain={isPlain}>
              <dt>{isPlain ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const useFacts = (
  { attempt, learner, quiz, lesson, number: place }: PracticeRow,
  checkCode: string | null,
) => {
  const { t, number } = useTexts()
  const { date, clock } = useDates()
  const moment = (at: string) => `${date(at)}, ${clock(at)}`
  const { scores, max_scores: most, started_at: startedAt, finished_at: finishedAt } = attempt
  // Nothing is given yet: a zero would read as the mark of what nobody has looked at.
  const isWaiting = attempt.status_id === attemptStatus.underCheck
  const facts: (Fact | false)[] = [
    { name: t('practices.practice'), value: quiz.name, isPlain: true },
    {
      name: t('practices.lesson'),
      value: lesson?.title ?? t('practices.lesson_gone'),
      isPlain: true,
    },
    { name: t('practices.attempt_number'), value: number(place) },
    scores !== null &&
      !(isWaiting && scores === 0) && {
        name: t(isWaiting ? 'practices.points_so_far' : 'practices.points'),
        value: `${number(scores)} / ${number(most ?? 0)}`,
      },
    finishedAt === null
      ? { name: t('practices.started'), value: moment(startedAt) }
      : { name: t('practices.finished'), value: moment(finishedAt) },
    { name: t('create-course.person'), value: learner.email, isPlain: true },
    checkCode !== null && { name: t('create-course.check_code'), value: checkCode },
  ]
  return facts.filter((fact) => fact !== false)
}
