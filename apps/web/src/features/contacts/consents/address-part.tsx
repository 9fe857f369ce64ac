import type { ContactConsents } from '@lectern/contract/contacts/consents/consents'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { FormDialog } from '@lectern/ui/overlays/form-dialog'
import { Ban, CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import styles from './consents.module.css'
import { useSuppression } from './use-suppression.ts'

const icons = {
  unknown: CircleDashed,
  confirmed: CircleCheck,
  soft_bounce: CircleX,
  hard_bounce: CircleX,
  complaint: CircleX,
} as const satisfies Record<ContactCard['address_state'], LucideIcon>

const tones = {
  unknown: undefined,
  confirmed: 'success',
  soft_bounce: 'danger',
  hard_bounce: 'danger',
  complaint: 'danger',
} as const

interface AddressPartProps {
  card: ContactCard
  /** Missing until it is known. */
  address: ContactConsents['address'] | undefined
  readOnly: boolean
}

/** Whether letters reach the address, and whether anybody writes to it at all. */
export const AddressPart = ({ card, address, readOnly }: AddressPartProps) => {
  const { t } = useTexts()
  const state = card.address_state
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('contacts.card_address')}</h2>
      <div className={styles.fact}>
        <span className={styles.picture} data-tone={tones[state]}>
          <Icon of={icons[state]} />
        </span>
        <p className={styles.said}>
          {t(card.email === null ? 'contacts.card_address_none' : `contacts.card_address_${state}`)}
        </p>
      </div>
      {card.email !== null && address && (
        <KeptOut contactId={card.id} email={card.email} {...{ address, readOnly }} />
      )}
    </section>
  )
}

interface KeptOutProps {
  contactId: number
  email: string
  address: ContactConsents['address']
  readOnly: boolean
}

/** Why nobody writes to the address, and the way in or out as far as the staff have one. */
const KeptOut = ({ contactId, email, address, readOnly }: KeptOutProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const { set, busy } = useSuppression(contactId, email)
  const { suppressed, suppressed_at: since, can_lift: canLift } = address
  if (suppressed === null)
    return readOnly ? null : (
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={() => set(true)}>
          {t('contacts.suppress')}
        </Button>
      </div>
    )
  const reason = t(`contacts.suppressed_${suppressed}`, { date: since === null ? '' : date(since) })
  return (
    <div className={styles.fact}>
      <span className={styles.picture} data-tone="danger">
        <Icon of={Ban} />
      </span>
      <div className={styles.words}>
        <p className={styles.said}>{t('contacts.suppressed')}</p>
        <p>{reason}</p>
        {!canLift && <p>{t('contacts.suppressed_stays')}</p>}
        {canLift && !readOnly && <Lift {...{ email, reason, busy }} onLift={() => set(false)} />}
      </div>
    </div>
  )
}

interface LiftProps {
  email: string
  reason: string
  busy: boolean
  onLift: () => void
}

/** Asks before an address is let in again, with the reason for which it was kept out. */
const Lift = ({ email, reason, busy, onLift }: LiftProps) => {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => setAsked(true)}>
        {t('contacts.suppressed_lift')}
      </Button>
      <FormDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onSubmit={() => {
          setAsked(false)
          onLift()
        }}
        title={t('contacts.suppressed_lift_title', { email })}
        description={t('contacts.suppressed_lift_text', { reason })}
        submitLabel={t('contacts.suppressed_lift')}
        cancelLabel={t('expert.cancel')}
        closeLabel={t('common.close')}
        ready
        busy={busy}
      >
        {null}
      </FormDialog>
    </div>
  )
}
