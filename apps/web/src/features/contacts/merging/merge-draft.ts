import type { LetterState } from '@lectern/contract/contacts/consents/consent-kinds'
import { type ContactCard, type ContactKey, contactKeys } from '@lectern/contract/contacts/contacts'
import type { MergeComparison, MergeOrder, MergeSide } from '@lectern/contract/contacts/merging/merging'

/** What the reader decided so far; what is not decided follows the rule. */
export interface MergeDraft {
  /** The other one stays than by the rule. */
  readonly isSwapped: boolean
  /** Whose value is taken, by the id of a contact; `key.city`, `field.17`. */
  readonly chosen: Readonly<Record<string, number>>
}

export const newDraft: MergeDraft = { isSwapped: false, chosen: {} }

/** One value in which two contacts differ. */
export interface ComparedValue {
  readonly id: string
  readonly key: ContactKey | null
  readonly fieldId: number | null
  readonly takes: MergeSide
  /** Nobody chooses. */
  readonly isFixed: boolean
}

/** Two contacts as they would become one. */
export interface MergePlan {
  readonly survivor: ContactCard
  readonly absorbed: ContactCard
  readonly values: readonly ComparedValue[]
  readonly letters: LetterState
}

export const valueOfKey = (card: ContactCard, key: ContactKey): string | null =>
  key === 'manager_id' ? (card.manager?.name ?? null) : card[key]

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** What news and offers would be: the strictest of both, and a yes or a bounce as it is with the address that is kept. */
const lettersOf = (one: LetterState, other: LetterState, ofAddress: LetterState): LetterState =>
  (['complained', 'never', 'off'] as const).find((state) => one === state || other === state) ?? ofAddress

/** What would become of whom, as far as the reader decided. */
export const planMerge = (comparison: MergeComparison, draft: MergeDraft): MergePlan => {
  const [survivor, absorbed] = draft.isSwapped
    ? [comparison.absorbed, comparison.survivor]
    : [comparison.survivor, comparison.absorbed]
  const sideOf = (id: string, kept: unknown, byRule: MergeSide): MergeSide => {
    const chosen = draft.chosen[id]
    if (chosen !== undefined) return chosen === absorbed.id ? 'absorbed' : 'survivor'
    if (!draft.isSwapped) return byRule
    return isEmpty(kept) ? 'absorbed' : 'survivor'
  }
  const keys = comparison.keys.map(({ key, takes, is_fixed: isFixed }): ComparedValue => {
    const id = `key.${key}`
    const side = isFixed ? takes : sideOf(id, valueOfKey(survivor, key), takes)
    return { id, key, fieldId: null, takes: side, isFixed }
  })
  const fields = comparison.fields.map(({ field_id: fieldId, takes }): ComparedValue => {
    const id = `field.${fieldId}`
    return { id, key: null, fieldId, takes: sideOf(id, survivor.fields[fieldId], takes), isFixed: false }
  })
  const email = keys.find(({ key }) => key === 'email')
  const owner = email?.takes === 'absorbed' ? absorbed : survivor
  const letters = lettersOf(survivor.letters, absorbed.letters, owner.letters)
  return { survivor, absorbed, values: [...keys, ...fields], letters }
}

/** What is sent: every value that somebody may choose is named as it was shown. */
export const orderOf = ({ survivor, absorbed, values }: MergePlan): MergeOrder => {
  const free = values.filter(({ isFixed }) => !isFixed)
  return {
    absorbed_id: absorbed.id,
    seen: { survivor: survivor.updated_at, absorbed: absorbed.updated_at },
    keys: Object.fromEntries(
      contactKeys.flatMap((key) => free.filter((each) => each.key === key).map(({ takes }) => [key, takes])),
    ),
    fields: Object.fromEntries(
      free.flatMap(({ fieldId, takes }) => (fieldId === null ? [] : [[String(fieldId), takes]])),
    ),
  }
}

/** How the parts of the account add up. */
export const accountOf = ({ survivor, absorbed, values }: MergePlan) => {
  const taken = values.filter(({ takes }) => takes === 'absorbed').length
  const own = new Set(survivor.tags.map(({ id }) => id))
  const added = absorbed.tags.filter(({ id }) => !own.has(id)).length
  return {
    values: { kept: values.length - taken, taken, total: values.length },
    tags: { kept: own.size, added, total: own.size + added },
  }
}
