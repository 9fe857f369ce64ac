import type { ContactAccessAction, ContactRefusal } from '@lectern/contract/contacts/bulk'
import { contactLimits } from '@lectern/contract/contacts/contacts'
import { eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { contacts } from '../contacts.tables.ts'
import type { PreparedAction } from './prepared-action.ts'

/** What becomes of a contact: it changes, is as it should be already, or is left for a reason. */
export type Verdict = 'change' | 'already' | ContactRefusal

/** An action on what contacts have themselves. */
type OwnAction = Exclude<PreparedAction, ContactAccessAction>

const hasTag = (tagId: number): SQL =>
  sql`exists (select from contact_tags where contact_id = ${contacts.id} and tag_id = ${tagId})`
const isOnList = (listId: number): SQL =>
  sql`exists (select from contact_list_members where contact_id = ${contacts.id} and list_id = ${listId})`
const isFull = sql`(select count(*) from contact_tags where contact_id = ${contacts.id}) >= ${contactLimits.tagsOfContact}`

const alreadyWhere = (isAlready: SQL): SQL<Verdict> =>
  sql`case when ${isAlready} then 'already' else 'change' end`

/** What becomes of the contact of a row: the rehearsal counts it, and the task works by it. */
export const verdictOf = (action: OwnAction): SQL<Verdict> => {
  switch (action.kind) {
    case 'tag':
      return sql`case when ${hasTag(action.tag_id)} then 'already' when ${isFull} then 'too_many_tags' else 'change' end`
    case 'untag':
      return alreadyWhere(sql`not ${hasTag(action.tag_id)}`)
    case 'manager':
      return alreadyWhere(sql`${contacts.managerId} is not distinct from ${action.manager_id}::bigint`)
    case 'field':
      return alreadyWhere(
        sql`${contacts.fields} -> ${String(action.field_id)}::text is not distinct from ${storedValue(action.value)}`,
      )
    case 'list_add':
      return alreadyWhere(isOnList(action.list_id))
    case 'list_remove':
      return alreadyWhere(sql`not ${isOnList(action.list_id)}`)
    case 'points':
      return sql`case when ${contacts.userId} is null then 'no_account' else 'change' end`
    case 'block':
      return alreadyWhere(eq(contacts.status, 'blocked'))
    case 'unblock':
      return alreadyWhere(eq(contacts.status, 'active'))
    case 'erase':
      return sql`case when ${contacts.userId} is not null then 'has_account' else 'change' end`
  }
}

/** A value of an own field as it is stored; null stands for none. */
export const storedValue = (value: unknown): SQL =>
  value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`

/** What becomes of the contact of a row by its account. */
export const verdictByAccount = (judge: (accountId: SQL) => SQL<string>): SQL<Verdict> =>
  sql`${judge(sql`${contacts.userId}`)}`

/** The product went, or the right to it. */
export const verdictOfNobody: SQL<Verdict> = sql`'gone'`
