import type { AccessChange } from '@lectern/contract/access/access-change'
import type { Participant } from '@lectern/contract/courses/course'
import type { ParticipantAccess, ParticipantGrant } from '@lectern/contract/courses/participant-access'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { useQuery } from '@tanstack/react-query'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { queryFor } from '../../../../lib/api/index.ts'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { getParticipantAccess } from '../../api.ts'
import { AccessState } from './participant-columns.tsx'
import { ParticipantLessons } from './participant-lessons.tsx'
import styles from './participants.module.css'

interface ParticipantSheetProps {
  product: number
  kind: ProductKind
  /** Closed without somebody. */
  person: Pick<Participant, 'user'> | undefined
  onClose: () => void
}

/** Somebody's access beside the list: what they have, which lessons are closed to them and why, and what was done. */
export const ParticipantSheet = ({ product, kind, person, onClose }: ParticipantSheetProps) => {
  const { t } = useTexts()
  return (
    <SideSheet
      open={person !== undefined}
      onClose={onClose}
      title={person?.user.name}
      closeLabel={t('common.close')}
    >
      {person && (
        <div className={styles.sheet}>
          <Access product={product} user={person.user.id} hasLessons={kind !== 'closed_group'} />
        </div>
      )}
    </SideSheet>
  )
}

interface AccessProps {
  product: number
  user: number
  hasLessons: boolean
}

const Access = ({ product, user, hasLessons }: AccessProps) => {
  const { t } = useTexts()
  const access = useQuery(queryFor(getParticipantAccess, { params: { product, user } }))
  const told = access.data?.data
  if (!told) return access.error ? <Failure of={access} /> : <SkeletonText lines={10} />
  return (
    <>
      <div className={styles.facts}>
        <AccessState {...told} />
        <span>{told.user.email}</span>
      </div>
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('participants.accesses')}</h3>
        <Grants access={told} />
      </section>
      {hasLessons && <ParticipantLessons product={product} user={user} />}
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('participants.access_history')}</h3>
        <ul className={styles.list}>
          {told.history.map((change) => (
            <Change key={change.id} {...change} />
          ))}
        </ul>
      </section>
    </>
  )
}

const Failure = ({ of: { error, refetch } }: { of: { error: Error | null; refetch: () => unknown } }) => (
  <LoadFailure error={error} onRetry={refetch} />
)

const Grants = ({ access: { grants } }: { access: ParticipantAccess }) => {
  const { t } = useTexts()
  if (grants.length === 0) return <p className={styles.preview}>{t('participants.accesses_none')}</p>
  return (
    <ul className={styles.list}>
      {grants.map((grant) => (
        <Grant key={grant.id} {...grant} />
      ))}
    </ul>
  )
}

const Grant = ({ offer, origin, starts_at, ends_at }: ParticipantGrant) => {
  const { t } = useTexts()
  const { date } = useDates()
  const dates = { from: date(starts_at), until: ends_at === null ? '' : date(ends_at) }
  return (
    <li className={styles.entry}>
      <span>{offer?.title ?? t('participants.access_to_everything')}</span>
      <span className={styles.muted}>
        {t(`participants.participant_source_${origin}`)} ·{' '}
        {t(ends_at === null ? 'participants.access_from' : 'participants.access_from_until', dates)}
      </span>
    </li>
  )
}

const Change = (change: AccessChange) => {
  const { t } = useTexts()
  const { date, moment } = useDates()
  const { kind, at, actor_name, offer_title, ends_at, frozen_until } = change
  const until = kind === 'frozen' ? frozen_until : ends_at
  const words = t(`participants.access_change_${kind}`)
  return (
    <li className={styles.entry}>
      <span>
        {offer_title === null ? words : `${words}: ${offer_title}`}
        {until && ` ${t('participants.access_until', { date: date(until) })}`}
      </span>
      <span className={styles.muted}>
        {moment(at)}
        {actor_name !== null && ` · ${actor_name}`}
      </span>
    </li>
  )
}
