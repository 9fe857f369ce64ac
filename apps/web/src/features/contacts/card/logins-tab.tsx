import { useQuery } from '@tanstack/react-query'
import type { ContactLogins } from '@lectern/contract/contacts/card/contact-card'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { getContactLogins } from '../api.ts'
import styles from './card.module.css'

/** With what a person enters the school, and what its access control refused. */
export const LoginsTab = ({ contactId }: { contactId: number }) => {
  const { t } = useTexts()
  const logins = useQuery(queryFor(getContactLogins, { params: { contact: contactId } }))
  const found = logins.data?.data
  if (found === undefined)
    return logins.error ? (
      <LoadFailure error={logins.error} onRetry={logins.refetch} />
    ) : (
      <SkeletonText lines={5} />
    )
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('contacts.card_devices')}</h2>
        {found.devices.length === 0 && <p className={styles.muted}>{t('contacts.card_devices_none')}</p>}
        <ul className={styles.list}>
          {found.devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      </section>
      {found.violations !== null && (
        <Refusals violations={found.violations} isException={found.is_exception === true} />
      )}
    </>
  )
}

const Device = ({ device }: { device: ContactLogins['devices'][number] }) => {
  const { t } = useTexts()
  const { moment, date } = useDates()
  const name = [device.browser, device.os].filter((each) => each !== null).join(', ')
  const last = device.last_seen_at
  return (
    <li className={styles.item}>
      <span className={styles.itemWords}>
        <span>{name === '' ? t('contacts.card_device_unknown') : name}</span>
        <span className={styles.muted}>
          {t('contacts.card_device_since', { date: date(device.first_seen_at) })}
          {last !== null && ` · ${t('contacts.card_device_last', { moment: moment(last) })}`}
        </span>
      </span>
    </li>
  )
}

interface RefusalsProps {
  violations: NonNullable<ContactLogins['violations']>
  isException: boolean
}

const Refusals = ({ violations, isException }: RefusalsProps) => {
  const { t } = useTexts()
  const { moment } = useDates()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('contacts.card_refusals')}</h2>
      {isException && <p className={styles.muted}>{t('contacts.card_exception')}</p>}
      {violations.length === 0 && <p className={styles.muted}>{t('contacts.card_refusals_none')}</p>}
      <ul className={styles.list}>
        {violations.map((violation) => (
          <li key={violation.id} className={styles.item}>
            <span className={styles.itemWords}>
              <span>{t(`contacts.card_refusal_${violation.kind}`)}</span>
              <span className={styles.muted}>
                {[moment(violation.at), violation.ip].filter((each) => each !== null).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
