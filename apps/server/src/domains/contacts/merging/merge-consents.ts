import type { ConsentState } from '@lectern/contract/contacts/consents/consent-kinds'
import { consentTopics } from '@lectern/contract/contacts/consents/consent-kinds'
import type { Transaction } from '../../../platform/database/pool.ts'
import { addConsent, lastConsents } from '../consents/consents.repository.ts'
import type { MergedPair } from './merge.repository.ts'

interface MergedConsents extends MergedPair {
  readonly mergeId: number
  readonly by: number
  readonly now: Date
}

interface SettledConsent {
  /** What counts from now on. */
  readonly consent: ConsentState | null
  readonly isAddressTaken: boolean
}

/** Has the contact that stays say what counts of both: as the other one said it, or that it has to be asked again. */
export const mergeConsents = async (
  tx: Transaction,
  { schoolId, survivorId, absorbedId, mergeId, by, now }: MergedConsents,
  { consent }: SettledConsent,
): Promise<void> => {
  const said = await lastConsents(tx, schoolId, [survivorId, absorbedId])
  for (const topic of consentTopics) {
    const of = (id: number) => said.find((each) => each.contactId === id && each.topic === topic)
    const [own, other] = [of(survivorId), of(absorbedId)]
    if ((own?.state ?? null) === consent) continue
    const mark = { schoolId, contactId: survivorId, topic }
    if (other !== undefined && other.state === consent) {
      const { state, at, source, ip, textVersion, byUserId, proof } = other
      const copied = { state, at, source, ip, textVersion, byUserId }
      await addConsent(tx, { ...mark, ...copied, proof: { ...proof, merge_id: mergeId } })
    } else {
      const asked = { state: 'asked', at: now, source: 'staff', byUserId: by } as const
      await addConsent(tx, { ...mark, ...asked, proof: { merge_id: mergeId } })
    }
  }
}
