import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useReaderZone, useTexts } from '../../lib/texts/index.ts'

// With a calendar, which weighs more than most pages that can show one: it comes when one is shown.
const importFields = () => import('@lectern/ui/aria/date-fields')
const Moment = lazy(async () => ({
  default: (await importFields()).MomentField,
}))
const Day = lazy(async () => ({ default: (await importFields()).DayField }))
const Time = lazy(async () => ({ default: (await importFields()).TimeField }))

/** The room of a field whose code is on its way. */
const room = <Skeleton width="100%" height="3.75rem" />

type MomentFieldProps = Omit<ComponentProps<typeof Moment>, 'locale' | 'zone'> & {
  /** By whose clock it is entered, where that is not the reader's. */
  zone?: string | undefined
}

/** A day with its time by the reader's clock, or that of a zone; gives an instant in UTC. */
export const MomentField = ({ zone, ...props }: MomentFieldProps) => {
  const { locale } = useTexts()
  const own = useReaderZone()
  return (
    <Suspense fallback={room}>
      <Moment {...props} locale={locale} zone={zone ?? own} />
    </Suspense>
  )
}

/** A day without a time. */
export const DayField = (props: Omit<ComponentProps<typeof Day>, 'locale'>) => {
  const { locale } = useTexts()
  return (
    <Suspense fallback={room}>
      <Day {...props} locale={locale} />
    </Suspense>
  )
}

/** A time of the day. */
export const TimeField = (props: Omit<ComponentProps<typeof Time>, 'locale'>) => {
  const { locale } = useTexts()
  return (
    <Suspense fallback={room}>
      <Time {...props} locale={locale} />
    </Suspense>
  )
}
