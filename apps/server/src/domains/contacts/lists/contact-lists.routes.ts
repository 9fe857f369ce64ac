import * as operations from '@lectern/contract/contacts/lists/contact-lists.api'
import type { ContactList, MembershipChange } from '@lectern/contract/contacts/lists/contact-lists'
import { facts } from '@lectern/contract/catalogue'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { compileFilter } from '../../../platform/filters/compile-filter.ts'
import { countFilter, presentCount } from '../../../platform/filters/count-filter.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type StaffSeat } from '../../../platform/http/call.ts'
import { found } from '../../../platform/http/call-error.ts'
import { cutList } from '../../../platform/http/lists/cut-list.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { readsEverybody } from '../contacts.policy.ts'
import { type ContactFamilies, contactScopeIn, openContactFilter } from '../filters/open-contact-filter.ts'
import { type FindChoices, offerFields } from '../filters/offer-fields.ts'
import { leadOn } from '../merging/absorbed.repository.ts'
import * as repository from './contact-lists.repository.ts'
import { listChanges } from './list-members.repository.ts'
import { maskEmail } from '../rules/mask-address.ts'
import { changeList, createList, deleteList } from './use-cases/change-list.ts'
import { changeMembers } from './use-cases/change-members.ts'
import { checkMembership } from './use-cases/check-membership.ts'

export interface ListSources {
  readonly families: () => Promise<ContactFamilies>
  readonly findChoices: () => Promise<readonly FindChoices[]>
}

const changesShown = 50

/** Binds lists of contacts and the filters by which they fill themselves (document 000 §2, contact-lists). */
export const bindContactLists = (bind: Bind, { families, findChoices }: ListSources): void => {
  const load = async (db: ReadDatabase, schoolId: SchoolId, listId: number) => ({
    data: presentList(found(await repository.findList(db, schoolId, listId))),
  })

  const scopeOf = async (db: ReadDatabase, staff: StaffSeat, now: Date) => ({
    ...(await contactScopeIn(db, staff.schoolId, now)),
    hidesAddresses: !readsEverybody(staff),
  })
  const listCall = async (staff: StaffSeat, now: Date) => ({
    ...{ schoolId: staff.schoolId, families: await families(), now },
    readsAddresses: readsEverybody(staff),
  })

  bind(operations.listFilterFields, async ({ db, staff, now }) => ({
    data: await offerFields(db, await scopeOf(db, staff, now), {
      families: await families(),
      choices: await findChoices(),
    }),
  }))

  bind(operations.countFilter, async ({ db, staff, body, now }) => {
    const scope = await scopeOf(db, staff, now)
    const opened = await openContactFilter(db, await families(), body.filter, scope)
    const counted = await countFilter(db, compileFilter(opened.filter, opened.target))
    return { data: presentCount(counted) }
  })

  bind(operations.listContactLists, async ({ db, staff }) => ({
    data: (await repository.listLists(db, staff.schoolId)).map(presentList),
  }))

  bind(operations.getContactList, ({ db, staff, params }) => load(db, staff.schoolId, params.list))

  bind(operations.createContactList, async ({ db: tx, staff, body, now }) => {
    const call = await listCall(staff, now)
    return load(tx, staff.schoolId, await createList(tx, call, body))
  })

  bind(operations.updateContactList, async ({ db: tx, staff, params, body, now }) => {
    const call = await listCall(staff, now)
    await changeList(tx, call, params.list, body)
    return load(tx, staff.schoolId, params.list)
  })

  bind(operations.deleteContactList, async ({ db: tx, staff, params }) => {
    await deleteList(tx, staff.schoolId, params.list)
    return done
  })

  bind(operations.addToContactList, async ({ db: tx, staff, params, body, now }) => {
    const change = { schoolId: staff.schoolId, listId: params.list, contactIds: body.contacts, now }
    await changeMembers(tx, { ...change, isIn: true })
    return load(tx, staff.schoolId, params.list)
  })

  bind(operations.removeFromContactList, async ({ db: tx, staff, params, body, now }) => {
    const change = { schoolId: staff.schoolId, listId: params.list, contactIds: body.contacts, now }
    await changeMembers(tx, { ...change, isIn: false })
    return load(tx, staff.schoolId, params.list)
  })

  bind(operations.listMembershipChanges, async ({ db, staff, params }) => {
    found(await repository.findList(db, staff.schoolId, params.list))
    const rows = await listChanges(db, staff.schoolId, params.list, changesShown + 1)
    return { data: cutList(rows.map(presentChange(readsEverybody(staff))), changesShown) }
  })

  bind(operations.checkMembership, async ({ db, staff, params, now }) => {
    const listId = params.list
    const contactId = await leadOn(db, staff.schoolId, params.contact)
    const readsAddresses = readsEverybody(staff)
    const question = { schoolId: staff.schoolId, listId, contactId, now, readsAddresses }
    return { data: await checkMembership(db, await families(), question) }
  })
}

const presentList = (row: repository.ContactListRow): ContactList => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  filter: row.filter,
  members: row.members,
  is_filling: row.isFilling,
  filled_at: row.filledAt?.toISOString() ?? null,
  version: row.version,
  created_at: row.createdAt.toISOString(),
})

const typeOf: ReadonlyMap<number, string> = new Map(facts.map(({ code, type }) => [code, type]))

type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

/** Who has no name is called by the e-mail, of which those see a part who do not read people. */
const calledOf = ({ name, surname, email }: ChangeRow, isRead: boolean): string =>
  [name, surname].filter(Boolean).join(' ') || (email === null ? '' : isRead ? email : maskEmail(email))

const presentChange =
  (isRead: boolean) =>
  (row: ChangeRow): MembershipChange => ({
    id: row.id,
    at: row.at.toISOString(),
    contact: { id: row.contactId, name: calledOf(row, isRead) },
    is_in: row.isIn,
    cause: row.cause,
    fact: row.fact === null ? null : (typeOf.get(row.fact) ?? null),
  })
