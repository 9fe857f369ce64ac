import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Label,
  Popover,
  RangeCalendar,
  TimeField as AriaTimeField,
} from 'react-aria-components'
import { Icon } from '../layout/icon.tsx'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './date-fields.module.css'
import { Month } from './month.tsx'
import popup from './popup.module.css'
import { absoluteMoment, calendarDay, timeOfDay, zonedMoment } from './zoned-moment.ts'

interface Shared {
  locale: string
  label: string
  error?: string | undefined
  disabled?: boolean | undefined
}

interface MomentFieldProps extends Shared {
  /** An instant in ISO form, such as 2026-11-22T13:00:00.000Z. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** By whose clock the moment is entered: the school's. */
  zone: string
}

/** A day with its time, by the clock of one zone wherever the reader sits. */
export const MomentField = ({
  locale,
  label,
  error,
  disabled = false,
  value,
  onChange,
  zone,
}: MomentFieldProps) => (
  <AriaRoot locale={locale}>
    <DatePicker
      className={classNames(popup.root)}
      granularity="minute"
      hourCycle={24}
      value={zonedMoment(value, zone)}
      onChange={(moment) => onChange(moment ? absoluteMoment(moment, zone) : undefined)}
      isDisabled={disabled}
      isInvalid={error !== undefined}
    >
      <PickerParts label={label} error={error} picks="day">
        <Segments />
      </PickerParts>
    </DatePicker>
  </AriaRoot>
)

interface DayFieldProps extends Shared {
  /** yyyy-MM-dd. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A day without a time. */
export const DayField = ({ locale, label, error, disabled = false, value, onChange }: DayFieldProps) => (
  <AriaRoot locale={locale}>
    <DatePicker
      className={classNames(popup.root)}
      value={calendarDay(value)}
      onChange={(day) => onChange(day?.toString())}
      isDisabled={disabled}
      isInvalid={error !== undefined}
    >
      <PickerParts label={label} error={error} picks="day">
        <Segments />
      </PickerParts>
    </DatePicker>
  </AriaRoot>
)

export interface DayRangeValue {
  /** Both yyyy-MM-dd. */
  start: string
  end: string
}

interface DayRangeFieldProps extends Shared {
  value: DayRangeValue | undefined
  onChange: (value: DayRangeValue | undefined) => void
}

/** From one day to another, both included. */
export const DayRangeField = ({
  locale,
  label,
  error,
  disabled = false,
  value,
  onChange,
}: DayRangeFieldProps) => {
  const [start, end] = [calendarDay(value?.start), calendarDay(value?.end)]
  return (
    <AriaRoot locale={locale}>
      <DateRangePicker
        className={classNames(popup.root)}
        value={start && end ? { start, end } : null}
        onChange={(range) =>
          onChange(range ? { start: range.start.toString(), end: range.end.toString() } : undefined)
        }
        isDisabled={disabled}
        isInvalid={error !== undefined}
      >
        <PickerParts label={label} error={error} picks="range">
          <Segments slot="start" />
          <span aria-hidden="true">–</span>
          <Segments slot="end" />
        </PickerParts>
      </DateRangePicker>
    </AriaRoot>
  )
}

interface TimeFieldProps extends Shared {
  /** HH:mm. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A time of day. */
export const TimeField = ({ locale, label, error, disabled = false, value, onChange }: TimeFieldProps) => (
  <AriaRoot locale={locale}>
    <AriaTimeField
      hourCycle={24}
      className={classNames(popup.root)}
      value={timeOfDay(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5))}
      isDisabled={disabled}
      isInvalid={error !== undefined}
    >
      <Label className={classNames(popup.label)}>{label}</Label>
      <DateInput className={classNames(popup.field, styles.segments)}>
        {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
      </DateInput>
      <FieldError className={classNames(popup.error)}>{error}</FieldError>
    </AriaTimeField>
  </AriaRoot>
)

const Segments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput {...(slot && { slot })} className={classNames(styles.segments)}>
    {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
  </DateInput>
)

interface PickerPartsProps extends Pick<Shared, 'label' | 'error'> {
  picks: 'day' | 'range'
  children: ReactNode
}

/** What every field with a month beside it consists of. */
const PickerParts = ({ label, error, picks, children }: PickerPartsProps) => {
  const shown = { className: classNames(styles.calendar), children: <Month /> }
  return (
    <>
      <Label className={classNames(popup.label)}>{label}</Label>
      <Group className={classNames(popup.field)}>
        <span className={classNames(styles.inner)}>{children}</span>
        <Button className={classNames(popup.press)}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <FieldError className={classNames(popup.error)}>{error}</FieldError>
      <Popover className={classNames(popup.popup)}>
        <Dialog className={classNames(styles.dialog)}>
          {picks === 'day' ? <Calendar {...shown} /> : <RangeCalendar {...shown} />}
        </Dialog>
      </Popover>
    </>
  )
}
