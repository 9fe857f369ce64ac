import {
  type ReleaseClosing,
  releaseLimits,
  type ReleaseMoment,
  type ReleaseRule,
} from '@lectern/contract/access/release-rule'
import { openingInstant } from '@lectern/contract/access/rules/opening-instant'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { useState } from 'react'
import { DayField, NumberField, TimeField, ZoneField } from '../../../frame/index.ts'
import { createDates, T, useTexts } from '../../../lib/texts/index.ts'
import { LessonChoice } from './lesson-choice.tsx'
import { PracticeChoice, type PracticeChoiceProps } from './practice-choice.tsx'
import styles from './release.module.css'

/** What a rule begins with when its kind is chosen. */
const usualHour = '09:00'
const dayMs = 24 * 60 * 60 * 1000

interface ReleaseFieldsProps {
  /** Null: it opens as what it stands in. */
  rule: ReleaseRule | null
  onRule: (rule: ReleaseRule | null) => void
  /** Says what it opens like without a rule of its own; absent where nothing stands above it. */
  aboveLabel: string | undefined
  zone: string
  /** The lessons that can come first. */
  lessons: readonly { readonly id: number; readonly title: string }[]
  /** The practices that can come first. */
  practices: PracticeChoiceProps['practices']
}

/** When something opens: like what it stands in, at once, after some days or on a date, and after which lessons and practice. */
export const ReleaseFields = ({ rule, onRule, aboveLabel, zone, lessons, practices }: ReleaseFieldsProps) => {
  const { t } = useTexts()
  const kind = rule?.moment.kind ?? (aboveLabel === undefined ? 'at_once' : 'above')
  const known: ReleaseRule = rule ?? { moment: { kind: 'at_once' }, time_zone: zone, after_lesson_ids: [] }
  const choose = (next: typeof kind) => {
    if (next === 'above') return onRule(null)
    onRule({ ...known, moment: usualMoment(next) })
  }
  const setMoment = (moment: ReleaseMoment) => onRule({ ...known, moment })
  return (
    <>
      <RadioGroup
        label={t('lesson-editor.opening')}
        value={kind}
        onChange={choose}
        options={[
          ...(aboveLabel === undefined ? [] : [{ value: 'above' as const, label: aboveLabel }]),
          { value: 'at_once', label: t('lesson-editor.release_choice_at_once') },
          { value: 'after_days', label: t('lesson-editor.release_choice_days') },
          { value: 'at_date', label: t('lesson-editor.release_choice_date') },
        ]}
      />
      {rule && rule.moment.kind !== 'at_once' && (
        <>
          <MomentFields
            moment={rule.moment}
            onMoment={setMoment}
            dateLabel={t('lesson-editor.opening_date')}
            hourLabel={t('lesson-editor.opening_hour')}
          />
          <Example rule={rule} />
        </>
      )}
      {kind !== 'above' && (
        <>
          <ClosingFields closes={known.closes ?? null} onCloses={(closes) => onRule({ ...known, closes })} />
          {(known.closes || known.moment.kind !== 'at_once') && (
            <ZoneField
              label={t('lesson-editor.opening_zone')}
              value={known.time_zone}
              onValue={(time_zone) => time_zone !== null && onRule({ ...known, time_zone })}
            />
          )}
          <LessonChoice
            lessons={lessons}
            chosen={known.after_lesson_ids}
            onChosen={(after_lesson_ids) => onRule({ ...known, after_lesson_ids })}
          />
          <PracticeChoice
            practices={practices}
            chosen={known.after_quiz_id ?? null}
            onChosen={(after_quiz_id) => onRule({ ...known, after_quiz_id })}
          />
        </>
      )}
    </>
  )
}

const usualMoment = (kind: ReleaseMoment['kind']): ReleaseMoment =>
  kind === 'at_once' ? { kind } : usualChange(kind, 1)

/** Some days from the start, or from today. */
const usualChange = (kind: ReleaseClosing['kind'], days: number): ReleaseClosing => {
  if (kind === 'after_days') return { kind, days, hour: usualHour }
  const date = new Date(Date.now() + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length)
  return { kind, date, hour: usualHour }
}

/** How long something is usually open before it closes again, in days. */
const usualClosing = 30

interface ClosingFieldsProps {
  closes: ReleaseClosing | null
  onCloses: (closes: ReleaseClosing | null) => void
}

/** When it closes again: never, after some days or on a date. */
const ClosingFields = ({ closes, onCloses }: ClosingFieldsProps) => {
  const { t } = useTexts()
  return (
    <>
      <RadioGroup
        label={t('lesson-editor.closing')}
        value={closes?.kind ?? 'never'}
        onChange={(next) => onCloses(next === 'never' ? null : usualChange(next, usualClosing))}
        options={[
          { value: 'never' as const, label: t('lesson-editor.closing_never') },
          { value: 'after_days', label: t('lesson-editor.closing_choice_days') },
          { value: 'at_date', label: t('lesson-editor.closing_choice_date') },
        ]}
      />
      {closes && (
        <MomentFields
          moment={closes}
          onMoment={onCloses}
          dateLabel={t('lesson-editor.closing_day')}
          hourLabel={t('lesson-editor.closing_hour')}
        />
      )}
    </>
  )
}

interface MomentFieldsProps {
  moment: ReleaseClosing
  onMoment: (moment: ReleaseClosing) => void
  dateLabel: string
  hourLabel: string
}

const MomentFields = ({ moment, onMoment, dateLabel, hourLabel }: MomentFieldsProps) => {
  const { t } = useTexts()
  const hour = (
    <TimeField
      label={hourLabel}
      value={moment.hour ?? usualHour}
      disabled={moment.hour === null}
      onChange={(time) => time !== undefined && onMoment({ ...moment, hour: time })}
    />
  )
  return (
    <>
      <div className={styles.moment}>
        {moment.kind === 'after_days' ? (
          <NumberField
            label={t('lesson-editor.opening_days')}
            value={moment.days}
            min={1}
            max={releaseLimits.days}
            onValue={(days) => onMoment({ ...moment, days })}
          />
        ) : (
          <DayField
            label={dateLabel}
            value={moment.date}
            onChange={(date) => date !== undefined && onMoment({ ...moment, date })}
          />
        )}
        {hour}
      </div>
      {moment.kind === 'after_days' && (
        <Checkbox
          label={t('lesson-editor.release_own_hour')}
          checked={moment.hour === null}
          onChange={(event) => onMoment({ ...moment, hour: event.currentTarget.checked ? null : usualHour })}
        />
      )}
    </>
  )
}

/** When it opens for somebody who begins now. */
const Example = ({ rule: { moment, time_zone } }: { rule: ReleaseRule }) => {
  const { locale } = useTexts()
  const [now] = useState(() => new Date())
  const opens = openingInstant(moment, time_zone, now)
  if (opens === null) return null
  return (
    <p className={styles.example} role="status">
      <T
        id="lesson-editor.release_example"
        values={{ moment: createDates(locale, time_zone).longMoment(opens) }}
        parts={{ 0: <strong /> }}
      />
    </p>
  )
}
