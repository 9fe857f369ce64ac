import { useQuery } from '@tanstack/react-query'
import { contactLimits, type ContactCard } from '@lectern/contract/contacts/contacts'
import { personNameLength } from '@lectern/contract/identity/people'
import { locales } from '@lectern/contract/kernel/locales'
import { Badge } from '@lectern/ui/feedback/badge'
import { Avatar } from '@lectern/ui/layout/avatar'
import { type RefObject, useEffect, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { languageNames } from '../../../frame/index.ts'
import { listManagers } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { MergeLines } from '../merging/merge-lines.tsx'
import { SamePerson } from '../merging/same-person.tsx'
import { CardRow } from './card-row.tsx'
import styles from './card.module.css'
import { ChoiceRow, LineRow } from './edited-rows.tsx'
import { TagsRow } from './tags-row.tsx'
import type { ContactChanges } from './use-contact-changes.ts'

interface PersonColumnProps {
  card: ContactCard
  changes: ContactChanges
  readOnly: boolean
  tagField: RefObject<HTMLInputElement | null>
}

const orNull = (words: string): string | null => (words === '' ? null : words)

/** Who the person is: what is known first, edited where it stands. */
export const PersonColumn = ({ card, changes, readOnly, tagField }: PersonColumnProps) => {
  const { t } = useTexts()
  const { change, error } = changes
  const row = { error, readOnly }
  const isOfAccount = card.user_id !== null
  return (
    <section className={styles.person} aria-label={t('contacts.card_person')}>
      <Face card={card} />
      <LineRow
        {...row}
        label={t('contacts.name')}
        name="name"
        value={card.name}
        maxLength={personNameLength}
        onStore={(name) => change('name', { name })}
      />
      <LineRow
        {...row}
        label={t('contacts.surname')}
        name="surname"
        value={card.surname ?? ''}
        maxLength={personNameLength}
        onStore={(surname) => change('surname', { surname: orNull(surname) })}
      />
      <LineRow
        {...row}
        label={t('contacts.email')}
        name="email"
        type="email"
        value={card.email ?? ''}
        readOnly={readOnly || isOfAccount}
        note={isOfAccount ? t('contacts.card_email_of_account') : undefined}
        onStore={(email) => change('email', { email: orNull(email) })}
      />
      <LineRow
        {...row}
        label={t('contacts.phone')}
        name="phone"
        type="tel"
        value={card.phone ?? ''}
        onStore={(phone) => change('phone', { phone: orNull(phone) })}
      />
      <LineRow
        {...row}
        label={t('contacts.city')}
        name="city"
        value={card.city ?? ''}
        maxLength={contactLimits.cityLength}
        onStore={(city) => change('city', { city: orNull(city) })}
      />
      <ChoiceRow
        {...row}
        label={t('contacts.card_language')}
        name="language"
        value={card.language ?? ''}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
        onStore={(language) => change('language', { language: readChoice(language, locales) ?? null })}
      />
      {card.time_zone !== null && <LocalTime zone={card.time_zone} />}
      <Manager {...{ card, changes, readOnly }} />
      <CardRow label={t('contacts.source')}>{t(`contacts.source_${card.source}`)}</CardRow>
      <TagsRow {...{ card, changes, readOnly }} field={tagField} />
      <SamePerson card={card} />
      <MergeLines contactId={card.id} />
    </section>
  )
}

const Face = ({ card }: Pick<PersonColumnProps, 'card'>) => {
  const { t } = useTexts()
  const called = contactName(card)
  return (
    <div className={styles.face}>
      <Avatar name={called} src={card.avatar_url} size={40} />
      <div className={styles.faceWords}>
        <p className={styles.called}>{called}</p>
        {card.status === 'blocked' ? (
          <Badge tone="danger">{t('contacts.status_blocked')}</Badge>
        ) : (
          <p className={styles.muted}>
            {t(card.has_account ? 'contacts.account_with' : 'contacts.account_without')}
          </p>
        )}
      </div>
    </div>
  )
}

const Manager = ({ card, changes, readOnly }: Pick<PersonColumnProps, 'card' | 'changes' | 'readOnly'>) => {
  const { t } = useTexts()
  const managers = useQuery(queryFor(listManagers, {})).data?.data ?? []
  // Somebody who left the staff is still named.
  const others = managers.filter(({ id }) => id !== card.manager?.id)
  const options = [...(card.manager ? [card.manager] : []), ...others]
  return (
    <ChoiceRow
      label={t('contacts.manager')}
      name="manager_id"
      value={card.manager ? String(card.manager.id) : ''}
      options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={changes.error}
      readOnly={readOnly}
      onStore={(id) => changes.change('manager_id', { manager_id: id === '' ? null : Number(id) })}
    />
  )
}

/** What the clock of the person shows, by their own zone; nothing where this browser does not know the zone. */
const LocalTime = ({ zone }: { zone: string }) => {
  const { t, locale } = useTexts()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <CardRow label={t('contacts.card_local_time')}>
      {now === undefined ? zone : `${timeIn(zone, locale, now)} ${zone}`}
    </CardRow>
  )
}

const timeIn = (timeZone: string, locale: string, now: Date): string => {
  try {
    return new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    }).format(now)
  } catch {
    return ''
  }
}
