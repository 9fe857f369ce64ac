import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { useMemo } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { ZoneField } from '../../../frame/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { countriesIn } from '../../identity/index.ts'
import { CardRow } from './card-row.tsx'
import styles from './card.module.css'
import { ChoiceRow, LineRow } from './edited-rows.tsx'
import { OwnFields } from './own-fields.tsx'
import type { ContactChanges } from './use-contact-changes.ts'

interface MainTabProps {
  card: ContactCard
  fields: readonly CardField[]
  changes: ContactChanges
  readOnly: boolean
}

/** Where the person lives, and what the school asks of its own. */
export const MainTab = ({ card, fields, changes, readOnly }: MainTabProps) => {
  const { t, locale } = useTexts()
  const { date } = useDates()
  const { change, error } = changes
  const countries = useCountries(card.country, locale)
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('contacts.card_place')}</h2>
        <ChoiceRow
          label={t('contacts.card_country')}
          name="country"
          value={card.country ?? ''}
          options={countries}
          error={error}
          readOnly={readOnly}
          onStore={(country) => change('country', { country: country === '' ? null : country })}
        />
        <LineRow
          label={t('contacts.card_birthday')}
          name="birthday"
          type="date"
          value={card.birthday ?? ''}
          error={error}
          readOnly={readOnly}
          onStore={(birthday) => change('birthday', { birthday: birthday === '' ? null : birthday })}
        />
        {readOnly ? (
          <CardRow label={t('contacts.card_time_zone')}>
            {card.time_zone ?? t('contacts.card_nothing')}
          </CardRow>
        ) : (
          <ZoneField
            label={t('contacts.card_time_zone')}
            value={card.time_zone}
            noneLabel={t('contacts.card_nothing')}
            onValue={(zone) => void change('time_zone', { time_zone: zone })}
          />
        )}
        <CardRow label={t('contacts.active')}>{date(card.active_at)}</CardRow>
        <CardRow label={t('contacts.card_since')}>{date(card.created_at)}</CardRow>
      </section>
      <OwnFields {...{ fields, card, changes, readOnly }} />
    </>
  )
}

/** Countries by name; until the browser has taken the page over the chosen one alone, because the server may sort them otherwise. */
const useCountries = (chosen: string | null, locale: string) => {
  const isHere = useHydrated()
  return useMemo(() => {
    if (!isHere) return chosen === null ? [] : [{ value: chosen, label: chosen }]
    return countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  }, [isHere, chosen, locale])
}
