import type { Home, HomeAnswer } from '@lectern/contract/learning/home/home'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge, StatusBadge, type AttemptStatusVariant } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { Hourglass, PenLine } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './home.module.css'
import { useMomentWords } from './moment-words.ts'

const statuses: Record<HomeAnswer['status_id'], AttemptStatusVariant & ('passed' | 'failed' | 'rework')> = {
  1: 'passed',
  2: 'failed',
  3: 'rework',
}

const Answer = ({ answer, now }: { answer: HomeAnswer; now: Date }) => {
  const { t } = useTexts()
  const { lately } = useMomentWords()
  const status = statuses[answer.status_id]
  const name = answer.reviewer?.name ?? t('home.reviewer_unknown')
  const { practice, lesson } = answer
  return (
    <li className={styles.work}>
      <Avatar name={name} src={answer.reviewer?.avatar_url} size={40} />
      <div className={styles.workWords}>
        <p className={styles.who}>
          <b>{name}</b>
          <span>{lately(answer.decided_at, now)}</span>
          <StatusBadge status={status}>{t(`home.answer_${status}`)}</StatusBadge>
        </p>
        <p className={styles.workName}>{t('home.answer_on', { practice, lesson })}</p>
        <Link href={answer.link} className={buttonClass({})}>
          {t(status === 'rework' ? 'home.answer_rework_open' : 'home.answer_open')}
        </Link>
      </div>
    </li>
  )
}

type Works = Pick<Home, 'reviewed' | 'waiting' | 'running'>

/** What goes on with the learner's practices: a person's answer before anything else, then what runs, then what waits. */
export const WorksPanel = ({ works: { reviewed, waiting, running }, now }: { works: Works; now: Date }) => {
  const { t } = useTexts()
  const { lately } = useMomentWords()
  const news = reviewed.filter((answer) => answer.is_new).length
  return (
    <section className={styles.panel} aria-labelledby="works-title">
      <div className={styles.panelHead}>
        <h2 id="works-title" className={styles.panelTitle}>
          {t(reviewed.length > 0 ? 'home.answers_title' : 'home.works_title')}
        </h2>
        {news > 0 && <Badge tone="primary">{t('home.answers_new', { count: news })}</Badge>}
      </div>
      <ul className={styles.works}>
        {reviewed.map((answer) => (
          <Answer key={answer.attempt_id} answer={answer} now={now} />
        ))}
        {running.map((work) => (
          <li key={work.attempt_id} className={styles.work}>
            <span className={styles.workSign} data-tone="calm">
              <Icon of={PenLine} size={20} />
            </span>
            <div className={styles.workWords}>
              <p className={styles.who}>
                <b>{t('home.running')}</b>
                <span>
                  {work.deadline_at === null
                    ? t('home.running_since', { at: lately(work.started_at, now) })
                    : t('home.running_until', { at: lately(work.deadline_at, now) })}
                </span>
              </p>
              <p className={styles.workName}>
                {t('home.answer_on', { practice: work.practice, lesson: work.lesson })}
              </p>
              <Link href={work.link} className={buttonClass({})}>
                {t('home.running_open')}
              </Link>
            </div>
          </li>
        ))}
        {waiting.map((work) => (
          <li key={work.attempt_id} className={styles.work}>
            <span className={styles.workSign}>
              <Icon of={Hourglass} size={20} />
            </span>
            <div className={styles.workWords}>
              <p className={styles.who}>
                <b>{t('home.waiting')}</b>
                <span>{t('home.waiting_since', { at: lately(work.sent_at, now) })}</span>
              </p>
              <p className={styles.workName}>
                <Link href={work.link}>
                  {t('home.answer_on', { practice: work.practice, lesson: work.lesson })}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
