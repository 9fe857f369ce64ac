import { alwaysOpen, type PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { Button } from '@lectern/ui/actions/button'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, X } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { MomentField } from '../../../../frame/index.ts'
import { useDates, useTexts, type TextId } from '../../../../lib/texts/index.ts'
import { listQuizzes } from '../../../quizzes/index.ts'
import styles from './opening.module.css'

const modes = ['immediate', 'after_date', 'after_practice', 'after_practice_on_date'] as const
type Mode = (typeof modes)[number]

const modeTexts: Record<Mode, TextId> = {
  immediate: 'lesson-editor.opens_immediately',
  after_date: 'lesson-editor.opens_after_date',
  after_practice: 'lesson-editor.opens_after_practice',
  after_practice_on_date: 'lesson-editor.opens_after_practice_on_date',
}

const modeOf = ({ opens_at, after_quiz_id }: PracticeOpening): Mode => {
  if (after_quiz_id !== null) return opens_at === null ? 'after_practice' : 'after_practice_on_date'
  return opens_at === null ? 'immediate' : 'after_date'
}

const hourMs = 3_600_000

/** The next full hour tomorrow: a date to begin with. */
const tomorrow = (): string => new Date((Math.floor(Date.now() / hourMs) + 25) * hourMs).toISOString()

interface OpeningSettingsProps {
  quizId: number
  opening: PracticeOpening | undefined
  onOpening: (opening: PracticeOpening | undefined) => void
}

/** When the practice opens and closes; folded until its author asks. */
export const OpeningSettings = ({ quizId, opening, onOpening }: OpeningSettingsProps) => {
  const { t } = useTexts()
  const [isShown, setIsShown] = useState(false)
  const now = opening ?? alwaysOpen
  const change = (part: Partial<PracticeOpening>) => {
    const next = { ...now, ...part }
    onOpening(Object.values(next).every((value) => value === null) ? undefined : next)
  }
  return (
    <section className={styles.opening}>
      <Button
        variant="quiet"
        icon={<Icon of={CalendarClock} />}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {t('lesson-editor.opening_and_closing')}
      </Button>
      <OpeningSummary opening={now} />
      {isShown && (
        <div className={styles.fields}>
          <OpeningFields quizId={quizId} now={now} change={change} />
        </div>
      )}
    </section>
  )
}

/** What counts now, in a line. */
const OpeningSummary = ({ opening }: { opening: PracticeOpening }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const parts = [
    opening.after_quiz_id !== null && t('lesson-editor.opens_after_practice'),
    opening.opens_at !== null && t('create-course.given_opens', { at: longMoment(opening.opens_at) }),
    opening.closes_at !== null && t('create-course.given_closes', { at: longMoment(opening.closes_at) }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : <p className={styles.summary}>{parts.join(' · ')}</p>
}

interface OpeningFieldsProps {
  quizId: number
  now: PracticeOpening
  change: (part: Partial<PracticeOpening>) => void
}

const OpeningFields = ({ quizId, now, change }: OpeningFieldsProps) => {
  const { t } = useTexts()
  const [mode, setMode] = useState(() => modeOf(now))
  const choose = (next: Mode) => {
    setMode(next)
    const hasDate = next === 'after_date' || next === 'after_practice_on_date'
    const hasPractice = next === 'after_practice' || next === 'after_practice_on_date'
    change({
      opens_at: hasDate ? (now.opens_at ?? tomorrow()) : null,
      after_quiz_id: hasPractice ? now.after_quiz_id : null,
    })
  }
  const isWrong = now.opens_at !== null && now.closes_at !== null && now.closes_at <= now.opens_at
  return (
    <>
      <Field label={t('lesson-editor.practice_opens')}>
        <Select
          value={mode}
          onChange={(event) => {
            const next = modes.find((each) => each === event.currentTarget.value)
            if (next) choose(next)
          }}
        >
          {modes.map((each) => (
            <option key={each} value={each}>
              {t(modeTexts[each])}
            </option>
          ))}
        </Select>
      </Field>
      {mode.startsWith('after_practice') && (
        <EarlierPractice
          quizId={quizId}
          value={now.after_quiz_id}
          onValue={(after_quiz_id) => change({ after_quiz_id })}
        />
      )}
      {mode.endsWith('date') && (
        <MomentField
          label={t('lesson-editor.opening_date')}
          value={now.opens_at ?? undefined}
          onChange={(moment) => moment !== undefined && change({ opens_at: moment })}
        />
      )}
      <div className={styles.closing}>
        <MomentField
          label={t('lesson-editor.closing_date')}
          value={now.closes_at ?? undefined}
          error={isWrong ? t('common.error_closes_before_opening') : undefined}
          onChange={(moment) => change({ closes_at: moment ?? null })}
        />
        {now.closes_at !== null && (
          <Button variant="quiet" icon={<Icon of={X} />} onClick={() => change({ closes_at: null })}>
            {t('lesson-editor.closing_date_none')}
          </Button>
        )}
      </div>
      <p className={styles.summary}>{t('lesson-editor.closing_help')}</p>
    </>
  )
}

interface EarlierPracticeProps {
  quizId: number
  value: number | null
  onValue: (value: number | null) => void
}

const EarlierPractice = ({ quizId, value, onValue }: EarlierPracticeProps) => {
  const { t } = useTexts()
  const found = useQuery(queryFor(listQuizzes, { query: { per_page: 100 } }))
  const others = (found.data?.data ?? []).filter(({ id }) => id !== quizId)
  return (
    <Field label={t('lesson-editor.earlier_practice')} help={t('lesson-editor.earlier_practice_help')}>
      <Select value={value ?? ''} onChange={(event) => onValue(Number(event.currentTarget.value) || null)}>
        <option value="">{t('lesson-editor.earlier_practice_choose')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
