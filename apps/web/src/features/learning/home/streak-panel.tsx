import type { Streak, StreakDayState } from '@lectern/contract/streaks/streak'
import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, Moon, Pause, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { StreakSwitch } from './streak-switch.tsx'
import styles from './home.module.css'
import { useMomentWords } from './moment-words.ts'

const signs: Partial<Record<StreakDayState, LucideIcon>> = { learned: Check, rest: Moon, paused: Pause }

/** A sun with eight rays: a day is enough by itself. */
const Sun = () => (
  <svg className={styles.sunMark} viewBox="0 0 52 52" aria-hidden="true">
    <circle cx="26" cy="26" r="26" fill="var(--sun-wash)" />
    <circle cx="26" cy="26" r="10" fill="var(--sun)" />
    {Array.from({ length: 8 }, (_, at) => (
      <rect
        key={at}
        x="24.75"
        y="8"
        width="2.5"
        height="5"
        rx="1.25"
        fill="var(--sun)"
        transform={`rotate(${at * 45} 26 26)`}
      />
    ))}
  </svg>
)

/** Days with learning in a row: what was, never what was missed. */
export const StreakPanel = ({ streak, today }: { streak: Streak; today: string }) => {
  const { t } = useTexts()
  const { shortDay } = useMomentWords()
  const { days, longest, week } = streak
  return (
    <section className={styles.panel} aria-labelledby="streak-title">
      <div className={styles.streakHead}>
        <Sun />
        <div>
          <h2 id="streak-title" className={styles.streakCount}>
            {days > 0 ? t('home.streak_days', { count: days }) : t('home.streak_begin')}
          </h2>
          <p className={styles.streakNote}>
            {longest > days ? t('home.streak_longest', { count: longest }) : t('home.streak_first')}
          </p>
        </div>
      </div>
      <ul className={styles.days}>
        {week.map(({ date, state }) => {
          const sign = signs[state]
          return (
            <li
              key={date}
              className={styles.day}
              data-state={state}
              data-today={date === today ? '' : undefined}
            >
              <span className={styles.dot}>{sign && <Icon of={sign} />}</span>
              <span aria-hidden="true">{shortDay(date)}</span>
              <VisuallyHidden>{`${shortDay(date)}: ${t(`home.day_${state}`)}`}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      <p className={styles.streakNote}>{t('home.streak_help')}</p>
      <div className={styles.streakFoot}>
        <StreakSwitch isOn={false} className={buttonClass({ variant: 'quiet', size: 'small' })} />
      </div>
    </section>
  )
}
