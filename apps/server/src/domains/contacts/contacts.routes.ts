import type { z } from 'zod'
import * as operations from '@lectern/contract/contacts/contacts.api'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import { countFilter, presentCount } from '../../platform/filters/count-filter.ts'
import { keysetPage, totalOfPage } from '../../platform/lists/keyset.ts'
import * as lists from './contact-list.repository.ts'
import { contactScopeOf, hidesAddresses } from './contacts.policy.ts'
import { presentCard, presentContact } from './contacts.presenter.ts'
import { bindContactFields } from './fields/contact-fields.routes.ts'
import { bindContactSettings } from './fields/settings/contact-settings.routes.ts'
import { bindContactLists, type ListSources } from './lists/contact-lists.routes.ts'
import type { LookNotes } from './looks/noting-looks.ts'
import { findMergedInto } from './merging/absorbed.repository.ts'
import { waysThroughFilter } from './filters/passes-filter.ts'
import { findManagers } from './managers.ts'
import type { LearnersOfTeams } from './services.ts'
import * as tags from './tags.repository.ts'
import { addContact } from './use-cases/add-contact.ts'
import { changeContact } from './use-cases/change-contact.ts'
import { changeTags, tagsUnder } from './use-cases/change-tags.ts'

type AskedContacts = z.output<typeof operations.countContacts.body>

/** The table of contacts, and how long it is. */
const bindList = (bind: Bind, learnersOfTeams: LearnersOfTeams, families: ListSources['families']): void => {
  const filterFor = async (
    db: ReadDatabase,
    {
      staff,
      actor,
      now,
    }: { readonly staff: StaffSeat; readonly actor: { userId: number }; readonly now: Date },
    query: AskedContacts,
  ): Promise<lists.ContactFilter> => {
    const { schoolId } = staff
    const scope = await contactScopeOf(db, staff, actor.userId, learnersOfTeams)
    const readScope = await contactScopeOf(db, staff, actor.userId, learnersOfTeams, 'read')
    const ways = await waysThroughFilter(db, families, query.filter, {
      ...{ schoolId, now },
      hidesAddresses: hidesAddresses(staff),
    })
    return { ...query, schoolId, scope, readScope, ...ways, now }
  }

  bind(operations.countContacts, async ({ db, body, ...call }) => {
    const filter = await filterFor(db, call, body)
    return { data: presentCount(await countFilter(db, lists.findRowsOf(db, filter))) }
  })

  bind(operations.listContacts, async ({ db, query, ...call }) => {
    const filter = await filterFor(db, call, query)
    const isNarrow = hidesAddresses(call.staff)
    const page = keysetPage(isNarrow ? lists.narrowKeyset : lists.contactKeyset, query)
    const { rows, links } = page.answer(await lists.listContacts(db, filter, page))
    const own = await tags.listTagsOf(
      db,
      filter.schoolId,
      rows.map(({ id }) => id),
    )
    return {
      data: rows.map((row) => presentContact(row, own.get(row.id) ?? [])),
      meta: { per_page: query.per_page, ...totalOfPage(rows.length, links) },
      links,
    }
  })
}

/** Binds the people of a school (document 000 §2, CRM). */
export const registerContacts = (
  bind: Bind,
  { learnersOfTeams, looks }: { readonly learnersOfTeams: LearnersOfTeams; readonly looks: LookNotes },
  sources: ListSources,
): void => {
  bindContactFields(bind)
  bindContactSettings(bind)
  bindTags(bind)
  bindContactLists(bind, sources)
  bindList(bind, learnersOfTeams, sources.families)

  /** The card of the contact that stands for the one that is asked for. @throws CallError not_found for one whom the caller does not see */
  const loadCard = async (db: ReadDatabase, staff: StaffSeat, userId: number, askedId: number) => {
    const { schoolId } = staff
    const into = await findMergedInto(db, schoolId, askedId)
    const contactId = into ?? askedId
    const scope = await contactScopeOf(db, staff, userId, learnersOfTeams)
    const readScope = await contactScopeOf(db, staff, userId, learnersOfTeams, 'read')
    const row = found(await lists.findContact(db, { schoolId, contactId, scope, readScope }))
    const own = await tags.listTagsOf(db, schoolId, [row.id])
    return { ...presentCard(row, own.get(row.id) ?? []), merged_into: into }
  }

  bind(operations.getContact, async ({ db, staff, actor, params, now }) => {
    const card = await loadCard(db, staff, actor.userId, params.contact)
    looks.opened({ schoolId: staff.schoolId, userId: actor.userId, contactId: card.id, now })
    return { data: card }
  })

  bind(operations.createContact, async ({ db: tx, staff, actor, body, now }) => {
    const contactId = await addContact(tx, { schoolId: staff.schoolId, by: actor.userId, now }, body)
    return { data: await loadCard(tx, { ...staff, given: seesAll }, actor.userId, contactId) }
  })

  bind(operations.updateContact, async ({ db: tx, staff, actor, params, body, now }) => {
    const { id: contactId } = await loadCard(tx, staff, actor.userId, params.contact)
    await changeContact(tx, { schoolId: staff.schoolId, contactId, by: actor.userId, now }, body)
    return { data: await loadCard(tx, staff, actor.userId, params.contact) }
  })

  bind(operations.setContactTags, async ({ db: tx, staff, actor, params, body, now }) => {
    const before = await loadCard(tx, staff, actor.userId, params.contact)
    if (before.status === 'erased') throw new CallError('contact_erased')
    const { schoolId } = staff
    const contact = { schoolId, contactId: before.id, userId: before.user_id }
    await changeTags(tx, contact, { ...body, by: actor.userId }, now)
    return { data: await loadCard(tx, staff, actor.userId, params.contact) }
  })

  bind(operations.listManagers, async ({ db, staff }) => ({
    data: await findManagers(db, staff.schoolId),
  }))
}

/** Whoever adds a person sees whom they added. */
const seesAll: StaffSeat['given'] = new Set(['contact_read'])

const bindTags = (bind: Bind): void => {
  bind(operations.listTags, async ({ db, staff }) => ({ data: await tags.listTags(db, staff.schoolId) }))

  bind(operations.renameTag, async ({ db: tx, staff, params, body }) => {
    found(await tags.findTag(tx, staff.schoolId, params.tag))
    const isRenamed = await tags.renameTag(tx, staff.schoolId, params.tag, body.name)
    if (!isRenamed) throw new CallError('tag_taken', { fields: { name: ['taken'] } })
    return { data: found(await tags.findTag(tx, staff.schoolId, params.tag)) }
  })

  bind(operations.createTag, async ({ db: tx, staff, body, now }) => {
    const taken = await tags.findTagId(tx, staff.schoolId, body.name)
    if (taken !== null) throw new CallError('tag_taken', { fields: { name: ['taken'] } })
    const [tagId = 0] = await tagsUnder(tx, staff.schoolId, [body.name], now)
    return { data: found(await tags.findTag(tx, staff.schoolId, tagId)) }
  })

  bind(operations.deleteTag, async ({ db: tx, staff, params }) => {
    await tags.holdTag(tx, staff.schoolId, params.tag)
    const tag = found(await tags.findTag(tx, staff.schoolId, params.tag))
    if (tag.contacts > 0) throw new CallError('tag_in_use')
    await tags.deleteTag(tx, staff.schoolId, params.tag)
    return done
  })
}
