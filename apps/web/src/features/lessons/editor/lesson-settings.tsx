import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { Field } from '@lectern/ui/fields/field'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { Select } from '@lectern/ui/choices/select'
import { Switch } from '@lectern/ui/choices/switch'
import { TextInput } from '@lectern/ui/fields/text-input'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { LessonDraft } from './lesson-kind.ts'
import styles from './lesson-editor.module.css'

const TimeField = lazy(async () => ({ default: (await import('@lectern/ui/aria/date-fields')).TimeField }))

interface LessonSettingsProps {
  open: boolean
  onClose: () => void
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
}

/** Who may read the lesson before joining, and when it opens. */
export const LessonSettings = ({ open, onClose, kept, fields }: LessonSettingsProps) => {
  const { t, locale } = useTexts()
  const change = (part: Partial<LessonDraft>) => kept?.edit({ ...(kept.state()?.content ?? fields), ...part })
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('create-course.lesson_settings')}
      closeLabel={t('common.close')}
    >
      <div className={styles.settings}>
        <Switch
          label={t('create-course.free_preview')}
          help={t('create-course.free_preview_help')}
          checked={fields.is_public}
          onChange={(event) => change({ is_public: event.currentTarget.checked })}
        />
        <h3 className={styles.settingsTitle}>{t('create-course.opening')}</h3>
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
      </div>
    </SideSheet>
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
