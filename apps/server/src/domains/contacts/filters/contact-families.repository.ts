import {
  activityFilters,
  type ActivityKind,
  consentFilters,
  importFilters,
  listFilters,
  profileFilters,
  tagFilters,
} from '@lectern/contract/contacts/contact-filters'
import { facts } from '@lectern/contract/catalogue'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { familyOfOneRow, familyOfRows, type ServerFamily } from '../../../platform/filters/server-family.ts'
import { testColumn } from '../../../platform/filters/test-column.ts'
import { schoolRecord } from '../../../platform/facts/school-record.tables.ts'
import { contacts, contactTags } from '../contacts.tables.ts'
import { contactImportRows } from '../imports/contact-imports.tables.ts'
import { contactListMembers } from '../lists/contact-lists.tables.ts'
import { type ContactFilterScope, isInScope } from './contact-scope.ts'

/** `select id …` of contacts whose own row passes. */
export const idsOfContacts = (isWanted: SQL, scope: ContactFilterScope): SQL =>
  sql`select ${contacts.id} as id from ${contacts} where ${isInScope(scope)} and ${isWanted}`

export const profileFamily: ServerFamily<ContactFilterScope> = familyOfOneRow(profileFilters, {
  ids: idsOfContacts,
  columns: {
    name: sql`concat_ws(' ', nullif(${contacts.name}, ''), ${contacts.surname})`,
    email: contacts.email,
    phone: contacts.phone,
    city: contacts.city,
    country: contacts.country,
    language: contacts.language,
    source: contacts.source,
    status: contacts.status,
    address: contacts.addressState,
    account: sql`${contacts.userId} is not null`,
    manager: contacts.managerId,
    birthday: contacts.birthday,
    created: contacts.createdAt,
    active: contacts.activeAt,
  },
})

/** Whether people may be written to. */
export const consentFamily: ServerFamily<ContactFilterScope> = familyOfOneRow(consentFilters, {
  ids: idsOfContacts,
  columns: { letters: contacts.letters },
})

export const tagFamily: ServerFamily<ContactFilterScope> = familyOfRows(tagFilters, {
  ids: (isWanted, scope) => sql`
    select ${contacts.id} as id from ${contactTags} join ${contacts} on ${contacts.id} = ${contactTags.contactId}
    where ${isInScope(scope)} and ${isWanted}`,
  columns: { has: contactTags.tagId },
})

/** Members of other lists are read as they stand: their own conditions are not asked again. */
export const listFamily: ServerFamily<ContactFilterScope> = familyOfRows(listFilters, {
  ids: (isWanted, scope) => sql`
    select ${contacts.id} as id from ${contactListMembers}
    join ${contacts} on ${contacts.id} = ${contactListMembers.contactId}
    where ${isInScope(scope)} and ${isWanted}`,
  columns: { member: contactListMembers.listId },
})

/** Whom imports made or changed, by what is kept to take them back. */
export const importFamily: ServerFamily<ContactFilterScope> = {
  family: importFilters,
  ids: ({ field, expects }, scope) => sql`
    select ${contacts.id} as id from ${contactImportRows}
    join ${contacts} on ${contacts.id} = ${contactImportRows.contactId}
    where ${isInScope(scope)} and ${testColumn(contactImportRows.importId, expects, scope.clock)}
      and jsonb_typeof(${contactImportRows.before} -> 'created') = ${field === 'created' ? 'object' : 'null'}::text`,
}

const factOf: Readonly<Record<ActivityKind, string>> = {
  registered: 'contact.registered',
  lesson_opened: 'lesson.opened',
  lesson_completed: 'lesson.completed',
  practice_submitted: 'practice.submitted',
  practice_accepted: 'practice.accepted',
  commented: 'comment.created',
}

const codes: ReadonlyMap<string, number> = new Map(facts.map(({ type, code }) => [type, code]))

const codeOf = (field: string): number => {
  const type = new Map<string, string>(Object.entries(factOf)).get(field)
  const code = type === undefined ? undefined : codes.get(type)
  if (code === undefined) throw new Error(`No fact tells of ${field}.`)
  return code
}

/** What people did, out of the record of the school. */
export const activityFamily: ServerFamily<ContactFilterScope> = {
  family: activityFilters,
  ids: ({ field, expects }, scope) => sql`
    select ${contacts.id} as id from ${contacts}
    join ${schoolRecord} on ${schoolRecord.schoolId} = ${contacts.schoolId} and ${schoolRecord.userId} = ${contacts.userId}
    where ${isInScope(scope)} and ${schoolRecord.schoolId} = ${scope.schoolId}
      and ${schoolRecord.type} = ${codeOf(field)} and ${testColumn(schoolRecord.at, expects, scope.clock)}`,
}
