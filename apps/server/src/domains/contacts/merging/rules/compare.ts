import type {
  ConsentState,
  LetterState,
  SuppressionReason,
} from '@lectern/contract/contacts/consents/consent-kinds'
import { suppressionReasons } from '@lectern/contract/contacts/consents/consent-kinds'
import { type ContactKey, contactKeys } from '@lectern/contract/contacts/contacts'
import type { MergeOrder, MergeSide } from '@lectern/contract/contacts/merging/merging'
import type { LockedContact } from '../../contact-changes.repository.ts'
import { columnOf } from '../../rules/column-of.ts'

type Compared = Omit<LockedContact, 'version'>

/** Who stays: who has an account, else who came first. */
export const survivorFirst = <T extends Pick<Compared, 'id' | 'userId' | 'createdAt'>>(
  one: T,
  other: T,
): [T, T] => {
  if ((one.userId === null) !== (other.userId === null))
    return one.userId === null ? [other, one] : [one, other]
  const isOlder = one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id
  return isOlder <= 0 ? [one, other] : [other, one]
}

interface ComparedKey {
  readonly key: ContactKey
  readonly takes: MergeSide
  /** Nobody chooses: the e-mail of an account is the account's. */
  readonly is_fixed: boolean
}

interface ComparedField {
  readonly field_id: number
  readonly takes: MergeSide
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

const sideOf = (kept: unknown, chosen: MergeSide | undefined): MergeSide =>
  chosen ?? (isEmpty(kept) ? 'absorbed' : 'survivor')

type Chosen = Partial<Pick<MergeOrder, 'keys' | 'fields'>>

/** In which fields two contacts differ, and of whom each is taken. */
export const compareKeys = (
  survivor: Compared,
  absorbed: Compared,
  { keys = {} }: Chosen = {},
): ComparedKey[] =>
  contactKeys
    .filter((key) => survivor[columnOf[key]] !== absorbed[columnOf[key]])
    .map((key) => {
      const isFixed = key === 'email' && survivor.userId !== null
      const takes = isFixed ? 'survivor' : sideOf(survivor[columnOf[key]], keys[key])
      return { key, takes, is_fixed: isFixed }
    })

/** The same for own fields. */
export const compareFields = (
  { fields: kept }: Compared,
  { fields: given }: Compared,
  { fields: chosen = {} }: Chosen = {},
): ComparedField[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(given)])]
    .filter((id) => JSON.stringify(kept[id]) !== JSON.stringify(given[id]))
    .map((id) => ({ field_id: Number(id), takes: sideOf(kept[id], chosen[id]) }))

/** What may be written to the one that stays: a no of either counts, a yes goes with the address for which it was said. */
export const stricterOf = (survivor: Compared, absorbed: Compared, keys: readonly ComparedKey[]) => {
  const isAddressTaken = keys.some(({ key, takes }) => key === 'email' && takes === 'absorbed')
  const owner = isAddressTaken ? absorbed : survivor
  const isOff = [survivor, absorbed].some((each) => each.lettersConsent === 'withdrawn')
  return {
    consent: isOff ? 'withdrawn' : owner.lettersConsent,
    keptOut: strongest([survivor, absorbed].flatMap(reasonsOf)),
    addressState: owner.addressState,
    isAddressTaken,
  } as const
}

const reasonsOf = ({ keptOut, addressState }: Compared): SuppressionReason[] => [
  ...(keptOut === null ? [] : [keptOut]),
  ...(addressState === 'complaint' ? (['complaint'] as const) : []),
]

const strongest = (reasons: readonly SuppressionReason[]): SuppressionReason | null =>
  suppressionReasons.findLast((reason) => reasons.includes(reason)) ?? null

/** What is known of letters put together, as the row of a contact does it. */
export const lettersOf = ({
  consent,
  keptOut,
  addressState,
}: {
  readonly consent: ConsentState | null
  readonly keptOut: SuppressionReason | null
  readonly addressState: Compared['addressState']
}): LetterState => {
  if (keptOut === 'complaint' || addressState === 'complaint') return 'complained'
  if (keptOut !== null) return 'never'
  if (consent === 'withdrawn') return 'off'
  if (addressState === 'hard_bounce') return 'bounced'
  return consent === 'granted' ? 'on' : 'not_confirmed'
}
