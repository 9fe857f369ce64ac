import * as operations from '@lectern/contract/contacts/merging/merging.api'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type StaffSeat } from '../../../platform/http/call.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { keysetPage } from '../../../platform/lists/keyset.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { findContact, type ListedContact } from '../contact-list.repository.ts'
import { contactScopeOf } from '../contacts.policy.ts'
import { presentCard } from '../contacts.presenter.ts'
import type { LearnersOfTeams, SeenContact } from '../services.ts'
import { listTagsOf } from '../tags.repository.ts'
import type { LookNotes } from '../looks/noting-looks.ts'
import { leadOn } from './absorbed.repository.ts'
import { mergeContacts } from './merge-contacts.ts'
import { listMerges } from './merges.repository.ts'
import { presentComparison, presentLike, presentMerge, presentSuggestion } from './merging.presenter.ts'
import { survivorFirst } from './rules/compare.ts'
import { deleteStrangers, insertStrangers } from './strangers.repository.ts'
import { listLikePairs, listSuggestions, pairKeyset } from './suggestions.repository.ts'
import { undoMerge } from './undo-merge.ts'

interface MergingParts {
  readonly seenContact: SeenContact
  readonly learnersOfTeams: LearnersOfTeams
  readonly looks: LookNotes
  readonly keys: KeyedTools
}

/** Binds contacts that may be one person, and making them one. */
export const bindMerging = (bind: Bind, parts: MergingParts): void => {
  const { seenContact, learnersOfTeams, keys, looks } = parts
  bindStrangers(bind, parts)

  bind(operations.listSuggestions, async ({ db, staff, actor, params, now }) => {
    const { id: contactId } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    const scope = await contactScopeOf(db, staff, actor.userId, learnersOfTeams, 'read')
    const rows = await listSuggestions(db, { schoolId: staff.schoolId, scope, contactId })
    return { data: rows.map(presentSuggestion) }
  })

  bind(operations.listLikePairs, async ({ db, staff, actor, query }) => {
    const scope = await contactScopeOf(db, staff, actor.userId, learnersOfTeams)
    const page = keysetPage(pairKeyset, query)
    const place = { schoolId: staff.schoolId, scope, likeness: query.sort }
    const { rows, links } = page.answer(await listLikePairs(db, place, page))
    const pairs = rows.map((row) => survivorFirst(row.one, row.other))
    return {
      data: pairs.map(([one, other]) => ({ one: presentLike(one), other: presentLike(other) })),
      links,
    }
  })

  bind(operations.compareContacts, async ({ db, staff, actor, params, now }) => {
    const both = await loadPair(db, staff, actor.userId, await pairOf(db, staff, params, learnersOfTeams))
    if (both.some(({ status }) => status === 'erased')) throw new CallError('contact_erased')
    const [survivor, absorbed] = survivorFirst(...both)
    const [kept, given] = await loadCards(db, staff, [survivor, absorbed])
    for (const { id: contactId } of both)
      looks.opened({ schoolId: staff.schoolId, userId: actor.userId, contactId, now })
    return { data: presentComparison([survivor, absorbed], [found(kept ?? null), found(given ?? null)]) }
  })

  bind(operations.mergeContacts, async ({ db: tx, staff, actor, params, body, now }) => {
    const asked = { contact: params.contact, other: body.absorbed_id }
    const pair = await pairOf(tx, staff, asked, learnersOfTeams)
    await refuseMerged(tx, staff, actor.userId, asked, pair)
    const { contact } = pair
    const place = { schoolId: staff.schoolId, by: actor.userId, keys, now }
    const mergeId = await mergeContacts(tx, place, contact, body)
    return { data: { merge_id: mergeId, contact: await loadCard(tx, staff, contact) } }
  })

  bind(operations.listContactMerges, async ({ db, staff, actor, params, now }) => {
    const { id } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    const rows = await listMerges(db, staff.schoolId, id)
    return { data: rows.map((row) => presentMerge(row, keys, now)) }
  })

  bind(operations.undoMerge, async ({ db: tx, staff, actor, params, now }) => {
    const { schoolId } = staff
    const place = { schoolId, by: actor.userId, keys, now }
    const undone = await undoMerge(tx, place, params.merge)
    const scope = await contactScopeOf(tx, staff, actor.userId, learnersOfTeams)
    found(await findContact(tx, { schoolId, contactId: undone.survivorId, scope }))
    return {
      data: {
        survivor: await loadCard(tx, staff, undone.survivorId),
        restored: await loadCard(tx, staff, undone.absorbedId),
        kept: { keys: undone.keys, field_ids: undone.fieldIds },
      },
    }
  })
}

const bindStrangers = (bind: Bind, { learnersOfTeams }: MergingParts): void => {
  bind(operations.markStrangers, async ({ db: tx, staff, actor, params, now }) => {
    const [one, other] = await loadPair(
      tx,
      staff,
      actor.userId,
      await pairOf(tx, staff, params, learnersOfTeams),
    )
    const pair = { schoolId: staff.schoolId, ids: [one.id, other.id] } as const
    await insertStrangers(tx, pair, actor.userId, now)
    return done
  })

  bind(operations.unmarkStrangers, async ({ db: tx, staff, actor, params }) => {
    const [one, other] = await loadPair(
      tx,
      staff,
      actor.userId,
      await pairOf(tx, staff, params, learnersOfTeams),
    )
    await deleteStrangers(tx, { schoolId: staff.schoolId, ids: [one.id, other.id] })
    return done
  })
}

interface WantedPair {
  readonly contact: number
  readonly other: number
  readonly learnersOfTeams: LearnersOfTeams
}

/** The contacts that stand for two that are asked for. */
const pairOf = async (
  db: ReadDatabase,
  { schoolId }: StaffSeat,
  { contact, other }: { readonly contact: number; readonly other: number },
  learnersOfTeams: LearnersOfTeams,
): Promise<WantedPair> => ({
  contact: await leadOn(db, schoolId, contact),
  other: await leadOn(db, schoolId, other),
  learnersOfTeams,
})

/**
 * The caller compared two; where somebody was faster and one of them stands for the other or is not there by itself any more, the caller
 * compares anew.
 *
 * @throws CallError contact_changed; not_found as for every pair
 */
const refuseMerged = async (
  db: ReadDatabase,
  staff: StaffSeat,
  userId: number,
  asked: { readonly contact: number; readonly other: number },
  pair: WantedPair,
): Promise<void> => {
  const isMoved =
    pair.other !== asked.other || (pair.contact !== asked.contact && pair.contact === pair.other)
  if (!isMoved) {
    await loadPair(db, staff, userId, pair)
    return
  }
  const scope = await contactScopeOf(db, staff, userId, pair.learnersOfTeams)
  found(await findContact(db, { schoolId: staff.schoolId, contactId: pair.contact, scope }))
  throw new CallError('contact_changed')
}

/** @throws CallError not_found for one whom the caller does not see, and for one contact twice */
const loadPair = async (
  db: ReadDatabase,
  staff: StaffSeat,
  userId: number,
  { contact, other, learnersOfTeams }: WantedPair,
): Promise<[ListedContact, ListedContact]> => {
  const { schoolId } = staff
  const scope = await contactScopeOf(db, staff, userId, learnersOfTeams)
  const one = found(await findContact(db, { schoolId, contactId: contact, scope }))
  const second = found(
    contact === other ? null : await findContact(db, { schoolId, contactId: other, scope }),
  )
  return [one, second]
}

const loadCards = async (
  db: ReadDatabase,
  { schoolId }: StaffSeat,
  rows: readonly ListedContact[],
): Promise<ContactCard[]> => {
  const own = await listTagsOf(
    db,
    schoolId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentCard(row, own.get(row.id) ?? []))
}

const loadCard = async (db: ReadDatabase, staff: StaffSeat, contactId: number): Promise<ContactCard> => {
  const { schoolId } = staff
  const row = found(await findContact(db, { schoolId, contactId, scope: undefined }))
  const [card] = await loadCards(db, staff, [row])
  return found(card ?? null)
}
