import type { ContactConsents } from '@lectern/contract/contacts/consents/consents'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleCheck } from 'lucide-react'
import { LoadFailure } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AddressPart } from './address-part.tsx'
import styles from './consents.module.css'
import { LettersMark } from './letters-mark.tsx'
import { TopicRow } from './topic-row.tsx'
import { useConsents } from './use-consents.ts'

interface MayWeWriteProps {
  card: ContactCard
  readOnly: boolean
}

/** Whether a person may be written to: per topic with where that is known from, and the state of the address. */
export const MayWeWrite = ({ card, readOnly }: MayWeWriteProps) => {
  const { t } = useTexts()
  const { consents } = useConsents(card.id)
  const known = consents.data?.data
  return (
    <>
      <section className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('contacts.consent_title')}</h2>
          {known && <LettersMark state={known.letters} />}
        </div>
        <LoadFailure error={consents.error} onRetry={consents.refetch} />
        {known ? <Topics {...{ card, known, readOnly }} /> : !consents.error && <TopicsSkeleton />}
      </section>
      <AddressPart address={known?.address} {...{ card, readOnly }} />
    </>
  )
}

const Topics = ({ card, known, readOnly }: MayWeWriteProps & { known: ContactConsents }) => {
  const { t } = useTexts()
  return (
    <>
      {card.email !== null && known.address.suppressed === null && (
        <div className={styles.fact}>
          <span className={styles.picture} data-tone="success">
            <Icon of={CircleCheck} />
          </span>
          <div className={styles.words}>
            <p className={styles.said}>{t('contacts.consent_of_contract')}</p>
            <p>{t('contacts.consent_of_contract_text')}</p>
          </div>
        </div>
      )}
      {known.topics.map((topic) => (
        <TopicRow key={topic.topic} contactId={card.id} {...{ topic, readOnly }} />
      ))}
    </>
  )
}

const TopicsSkeleton = () => (
  <div className={styles.waiting} aria-hidden="true">
    <Skeleton width="70%" />
    <Skeleton width="50%" height="0.8rem" />
    <Skeleton width="80%" />
  </div>
)
