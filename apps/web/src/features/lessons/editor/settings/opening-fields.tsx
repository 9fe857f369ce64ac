import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { TextInput } from '@lectern/ui/fields/text-input'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { LessonDraft } from '../lesson-kind.ts'

const TimeField = lazy(async () => ({ default: (await import('@lectern/ui/aria/date-fields')).TimeField }))

interface OpeningFieldsProps {
  fields: LessonDraft
  change: (part: Partial<LessonDraft>) => void
}

/** How many days after the start of access a lesson opens, at which hour of which zone. */
export const OpeningFields = ({ fields, change }: OpeningFieldsProps) => {
  const { t, locale } = useTexts()
  return (
    <>
      <Days
        value={fields.accessible_after_days}
        onValue={(days) => change({ accessible_after_days: days })}
      />
      {fields.accessible_after_days > 0 && (
        <>
          <Suspense fallback={<Skeleton width="100%" height="3.75rem" />}>
            <TimeField
              locale={locale}
              label={t('create-course.opening_hour')}
              value={fields.accessible_start_hour}
              onChange={(time) => time !== undefined && change({ accessible_start_hour: time })}
            />
          </Suspense>
          <TimeZone
            value={fields.accessible_timezone}
            onValue={(zone) => change({ accessible_timezone: zone })}
          />
        </>
      )}
    </>
  )
}

const Days = ({ value, onValue }: { value: number; onValue: (days: number) => void }) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const isFitting = (text: string) => /^\d{1,4}$/.test(text) && Number(text) <= lessonLimits.afterDays
  const isWrong = typed !== undefined && !isFitting(typed)
  return (
    <Field
      label={t('create-course.opening_days')}
      help={t('create-course.opening_days_help')}
      error={isWrong ? t('create-course.number_between', { min: 0, max: lessonLimits.afterDays }) : undefined}
    >
      <TextInput
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          if (isFitting(event.currentTarget.value)) onValue(Number(event.currentTarget.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

const TimeZone = ({ value, onValue }: { value: string; onValue: (zone: string) => void }) => {
  const { t } = useTexts()
  const zones = useMemo(
    () => [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [value],
  )
  return (
    <Field label={t('create-course.opening_zone')}>
      <Select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}
