import type { ContactFieldReview, PeopleConcerned } from '@lectern/contract/contacts/contact-settings'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './settings.module.css'

interface ChangeWarningProps {
  review: ContactFieldReview
  onClose: () => void
  onAccept: () => void
}

/** Whether a change touches nobody's values. */
export const isHarmless = ({ sharing, missing, losing }: ContactFieldReview): boolean =>
  sharing.count + missing.count + losing.count === 0

const kindOf = ({ sharing, losing, missing }: ContactFieldReview) => {
  if (sharing.count > 0) return { kind: 'shared', people: sharing } as const
  return losing.count > 0
    ? ({ kind: 'lost', people: losing } as const)
    : ({ kind: 'missing', people: missing } as const)
}

/** Tells before a change whose values it would touch: what takes none away can be done, a shared value is mended first. */
export const ChangeWarning = ({ review, onClose, onAccept }: ChangeWarningProps) => {
  const { t } = useTexts()
  const { kind, people } = kindOf(review)
  const { count } = people
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`contacts.settings_${kind}`, { count })}
      description={t(`contacts.settings_${kind}_text`)}
      closeLabel={t('common.close')}
      actions={
        kind === 'shared' ? (
          <Button variant="primary" onClick={onClose}>
            {t('contacts.settings_shared_close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('contacts.settings_keep')}</Button>
            <Button variant={kind === 'lost' ? 'danger' : 'primary'} onClick={onAccept}>
              {t(`contacts.settings_${kind}_accept`, { count })}
            </Button>
          </>
        )
      }
    >
      <People people={people} />
    </Dialog>
  )
}

const People = ({ people: { count, people } }: { people: PeopleConcerned }) => {
  const { t } = useTexts()
  return (
    <ul className={styles.list}>
      {people.map(({ id, name }) => (
        <li key={id}>
          <AppLink href={`/expert/crm/contacts/${id}`}>{name || t('contacts.settings_nameless')}</AppLink>
        </li>
      ))}
      {count > people.length && (
        <li className={styles.muted}>
          {t('contacts.settings_more_people', { count: count - people.length })}
        </li>
      )}
    </ul>
  )
}
