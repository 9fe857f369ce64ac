import type { Home, HomeCourse } from '@lectern/contract/learning/home/home'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { useLoaderData } from '@tanstack/react-router'
import { CircleCheck, Lock } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { EntryList } from '../calendar/entry-list.tsx'
import { CourseCards } from '../../courses/index.ts'
import styles from './home.module.css'
import { useMomentWords } from './moment-words.ts'
import { NextCard } from './next-card.tsx'
import { OwnCourses } from './own-courses.tsx'
import { StreakPanel } from './streak-panel.tsx'
import { StreakSwitch } from './streak-switch.tsx'
import { useSeenHome } from './use-seen-home.ts'
import { WorksPanel } from './works-panel.tsx'

const noon = 12
const evening = 18

const greetings = ['home.greeting_morning', 'home.greeting_day', 'home.greeting_evening'] as const

const greetingAt = (hour: number): (typeof greetings)[number] => {
  if (hour >= evening || hour < 4) return 'home.greeting_evening'
  return hour < noon ? 'home.greeting_morning' : 'home.greeting_day'
}

/**
 * Greets by the reader's clock. The server may not know it and greet otherwise: there is room for the longest greeting, so that
 * nothing below moves when the browser corrects it.
 */
const Greeting = ({ hour }: { hour: number }) => {
  const { t } = useTexts()
  const { visitor } = useLoaderData({ from: '__root__' })
  const shown = greetingAt(hour)
  return (
    <h1 className={styles.greeting}>
      {greetings.map((id) => (
        <span key={id} aria-hidden={id !== shown}>
          {t(id, { name: visitor?.name ?? '' })}
        </span>
      ))}
    </h1>
  )
}

interface LearnerHomeProps {
  home: Home
  /** When the page was loaded: the same for the server and the browser. */
  now: Date
}

/** The home of a learner: where to go on first, then people's words, then what comes; panels without content are not there. */
export const LearnerHome = ({ home, now }: LearnerHomeProps) => {
  const { t } = useTexts()
  const words = useMomentWords()
  useSeenHome()
  const { next, reviewed, waiting, running, coming, streak, reward_points: points, courses, others } = home
  const hasWorks = reviewed.length + waiting.length + running.length > 0
  const hasSide = streak !== null || coming.length > 0 || points !== null
  return (
    <div className={styles.home}>
      <header className={styles.hello}>
        <Greeting hour={words.hour(now)} />
        <p>{words.day(now)}</p>
      </header>
      <div className={styles.grid} data-alone={hasSide ? undefined : ''}>
        <div className={styles.column}>
          {next ? <NextCard next={next} /> : <NothingLeft home={home} />}
          {hasWorks && <WorksPanel works={home} now={now} />}
        </div>
        {hasSide && (
          <div className={styles.column}>
            {streak && <StreakPanel streak={streak} today={todayOf(home)} />}
            {coming.length > 0 && (
              <section className={styles.panel} aria-labelledby="coming-title">
                <div className={styles.panelHead}>
                  <h2 id="coming-title" className={styles.panelTitle}>
                    {t('home.coming_title')}
                  </h2>
                  <Link href={paths.account('calendar')} className={styles.quietLink}>
                    {t('home.calendar')}
                  </Link>
                </div>
                <EntryList entries={coming} />
              </section>
            )}
            {points !== null && (
              <section className={styles.panel} aria-label={t('home.points_open')}>
                <p className={styles.points}>
                  <span className={styles.pointsCount}>{t('home.points', { count: points })}</span>
                  <Link href={paths.account('rewards')} className={styles.quietLink}>
                    {t('home.points_open')}
                  </Link>
                </p>
              </section>
            )}
          </div>
        )}
      </div>
      <section className={styles.part} aria-labelledby="own-title">
        <div className={styles.partHead}>
          <h2 id="own-title" className={styles.partTitle}>
            {t('home.courses_title')}
          </h2>
          <Link href={paths.account('products')} className={styles.quietLink}>
            {t('home.courses_all')}
          </Link>
        </div>
        <OwnCourses courses={courses} />
      </section>
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="others-title">
          <h2 id="others-title" className={styles.partTitle}>
            {t('course.other_courses')}
          </h2>
          <CourseCards courses={others} level={3} />
        </section>
      )}
      {home.has_streaks && streak === null && (
        <p>
          <StreakSwitch isOn className={buttonClass({ variant: 'quiet', size: 'small' })} />
        </p>
      )}
    </div>
  )
}

/** Today by the clock of the person's days: the first that is neither behind nor ahead. */
const todayOf = ({ streak }: Home): string => {
  const week = streak?.week ?? []
  const ahead = week.findIndex(({ state }) => state === 'ahead')
  return (ahead === -1 ? week.at(-1) : week[ahead - 1])?.date ?? ''
}

/** Whether the learner would go on there, had the school not closed it. */
const isHeldUp = ({ is_closed_by_school: isClosed, state, group }: HomeCourse): boolean =>
  isClosed && state === 'active' && group !== 'finished'

/** In the place of the next lesson where nothing is open and left. */
const NothingLeft = ({ home }: { home: Home }) => {
  const { t } = useTexts()
  const closed = home.courses.filter(isHeldUp)
  return (
    <EmptyState
      icon={closed.length > 0 ? Lock : CircleCheck}
      framed
      title={t(closed.length > 0 ? 'home.state_closed' : 'home.all_done')}
      text={
        closed.length > 0
          ? t('home.closed_text', { titles: closed.map(({ title }) => title).join(', ') })
          : t('home.all_done_text')
      }
      actions={
        home.others.length > 0 && (
          <Link href={paths.courses} className={buttonClass({ variant: 'primary' })}>
            {t('home.find_next')}
          </Link>
        )
      }
    />
  )
}
