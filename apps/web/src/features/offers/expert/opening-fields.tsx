import { releaseLimits } from '@lectern/contract/access/release-rule'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useReaderZone, useTexts } from '../../../lib/texts/index.ts'
import { DayField, NumberField } from '../../../frame/index.ts'
import type { ProductTerms } from './offer-draft.ts'
import styles from './offers.module.css'

const kinds = ['product', 'at_once', 'after_days', 'at_date'] as const
type Moment = NonNullable<NonNullable<ProductTerms['delays']>['all']>['moment']

interface OpeningFieldsProps {
  delays: ProductTerms['delays']
  onDelays: (delays: ProductTerms['delays']) => void
}

const morning = '09:00'
const today = () => new Date().toISOString().slice(0, 10)

const firstOf = (kind: Exclude<(typeof kinds)[number], 'product'>): Moment => {
  if (kind === 'after_days') return { kind, days: 7, hour: morning }
  return kind === 'at_date' ? { kind, date: today(), hour: morning } : { kind }
}

/** When lessons open to who has the offer, in the place of what the product says of them. */
export const OpeningFields = ({ delays, onDelays }: OpeningFieldsProps) => {
  const { t } = useTexts()
  const zone = useReaderZone()
  const moment = delays?.all?.moment
  const write = (next: Moment) =>
    onDelays({
      all: { moment: next, time_zone: delays?.all?.time_zone ?? zone },
      modules: delays?.modules ?? [],
      lessons: delays?.lessons ?? [],
    })
  return (
    <div className={styles.pair}>
      <Field label={t('offers.offer_openings')}>
        <Select
          value={moment?.kind ?? 'product'}
          onChange={({ currentTarget }) => {
            const kind = kinds.find((each) => each === currentTarget.value)
            if (kind === 'product') onDelays(null)
            else if (kind) write(firstOf(kind))
          }}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`offers.offer_openings_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {moment?.kind === 'after_days' && (
        <NumberField
          label={t('offers.offer_openings_days')}
          value={moment.days}
          min={1}
          max={releaseLimits.days}
          onValue={(days) => write({ ...moment, days })}
        />
      )}
      {moment?.kind === 'at_date' && (
        <DayField
          label={t('offers.offer_openings_date')}
          value={moment.date}
          onChange={(date) => date !== undefined && write({ ...moment, date })}
        />
      )}
    </div>
  )
}
