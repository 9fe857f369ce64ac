import { contactLimits } from '@lectern/contract/contacts/contacts'
import { tagAdded, tagRemoved } from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { type RecordedContact, recordContact } from '../record-contact.ts'
import { addTags, countTags, ensureTags, listTagsOf, removeTags } from '../tags.repository.ts'

interface TagChange {
  /** Names; a tag that is not there yet is made. */
  readonly add: readonly string[]
  readonly remove: readonly number[]
  /** Who of the staff changes them. */
  readonly by?: number | undefined
}

/**
 * Puts tags on a contact and takes others off; what changes is recorded.
 *
 * @throws CallError too_many_tags when the school or the contact would have more than they may
 */
export const changeTags = async (
  tx: Transaction,
  contact: RecordedContact,
  { add, remove, by }: TagChange,
  now: Date,
): Promise<void> => {
  const { schoolId, contactId } = contact
  const had = new Set(await tagIdsOf(tx, contact))
  await removeTags(tx, [contactId], remove)
  await addTags(tx, [contactId], await tagsUnder(tx, schoolId, add, now), now)
  const has = new Set(await tagIdsOf(tx, contact))
  if (has.size > contactLimits.tagsOfContact) throw new CallError('too_many_tags')
  const details = by === undefined ? {} : { by_id: by }
  for (const tagId of [...had].filter((id) => !has.has(id)))
    await recordContact(tx, contact, tagRemoved, { subjectId: tagId, details, at: now })
  for (const tagId of [...has].filter((id) => !had.has(id)))
    await recordContact(tx, contact, tagAdded, { subjectId: tagId, details, at: now })
}

const tagIdsOf = async (tx: Transaction, { schoolId, contactId }: RecordedContact): Promise<number[]> =>
  ((await listTagsOf(tx, schoolId, [contactId])).get(contactId) ?? []).map(({ id }) => id)

/** @throws CallError too_many_tags when the school would have more than it may */
export const tagsUnder = async (
  tx: Transaction,
  schoolId: RecordedContact['schoolId'],
  names: readonly string[],
  now: Date,
): Promise<number[]> => {
  if (names.length === 0) return []
  const ids = await ensureTags(tx, schoolId, names, now)
  if ((await countTags(tx, schoolId)) > contactLimits.tags) throw new CallError('too_many_tags')
  return ids
}
