import type { ContactCard } from '@lectern/contract/contacts/contacts'
import {
  type ContactMerge,
  likenesses,
  type LikeContact,
  type MergeComparison,
  type Suggestion,
} from '@lectern/contract/contacts/merging/merging'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import type { ListedContact } from '../contact-list.repository.ts'
import { type MergeRow, undoUntil } from './merges.repository.ts'
import { mergeOriginals } from './originals.ts'
import { compareFields, compareKeys, lettersOf, stricterOf } from './rules/compare.ts'
import type { LikePerson, listSuggestions } from './suggestions.repository.ts'

export const presentLike = (row: LikePerson): LikeContact => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  phone: row.phone,
  has_account: row.userId !== null,
  created_at: row.createdAt.toISOString(),
})

export const presentSuggestion = (row: Awaited<ReturnType<typeof listSuggestions>>[number]): Suggestion => ({
  contact: presentLike(row.contact),
  likenesses: likenesses.filter((likeness) => row[likeness]),
})

/** Two contacts side by side, the one that stays first. */
export const presentComparison = (
  [survivor, absorbed]: readonly [ListedContact, ListedContact],
  [kept, given]: readonly [ContactCard, ContactCard],
): MergeComparison => {
  const keys = compareKeys(survivor, absorbed)
  return {
    survivor: kept,
    absorbed: given,
    refusal: survivor.userId !== null && absorbed.userId !== null ? 'two_accounts' : null,
    can_swap: survivor.userId === null && absorbed.userId === null,
    keys,
    fields: compareFields(survivor, absorbed),
    letters: lettersOf(stricterOf(survivor, absorbed, keys)),
  }
}

/** A merge, with the name of who was absorbed as long as it is known. */
export const presentMerge = (row: MergeRow, keys: KeyedTools, now: Date): ContactMerge => {
  const until = undoUntil(row.at)
  const canUndo = row.originals !== null && row.undoneAt === null && now <= until
  const original =
    row.originals === null ? null : mergeOriginals.parse(JSON.parse(keys.unseal(row.originals))).absorbed
  return {
    id: row.id,
    absorbed_id: row.absorbedId,
    absorbed_name: original && nameOf(original),
    at: row.at.toISOString(),
    by: row.byId === null || row.byName === null ? null : { id: row.byId, name: row.byName },
    undo_until: canUndo ? until.toISOString() : null,
    undone_at: row.undoneAt?.toISOString() ?? null,
  }
}

const nameOf = ({
  name,
  surname,
  email,
  phone,
}: Pick<ListedContact, 'name' | 'surname' | 'email' | 'phone'>) =>
  [name, surname].filter(Boolean).join(' ') || (email ?? phone ?? '')
