import {
  consentGranted,
  consentWithdrawn,
  contactCreated,
  tagAdded,
} from '@lectern/contract/contacts/contacts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** A contact that an import made, as it was then. */
export interface MadeContact {
  readonly contactId: number
  readonly version: number
  /** The list on which the import put them. */
  readonly listId: number | null
}

/**
 * Deletes contacts that an import made and nobody has touched since: no account, no change, nothing in the record but their making,
 * no consent but of a file, on no other list by hand. @returns whom
 */
export const deleteUntouched = async (
  tx: Transaction,
  schoolId: SchoolId,
  made: readonly MadeContact[],
): Promise<ReadonlySet<number>> => {
  if (made.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from contacts using jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as given ("contactId" bigint, version int, "listId" bigint)
    where contacts.school_id = ${schoolId} and contacts.id = given."contactId" and contacts.version = given.version
      and contacts.user_id is null and contacts.status = 'active' and contacts.manager_id is null
      and not exists (
        select from school_record as told where told.school_id = ${schoolId} and told.contact_id = contacts.id
          and told.type not in (${contactCreated.code}, ${tagAdded.code}, ${consentGranted.code}, ${consentWithdrawn.code})
      )
      and not exists (
        select from contact_consents as said where said.contact_id = contacts.id and said.source <> 'import'
      )
      and not exists (
        select from contact_list_members as member join contact_lists on contact_lists.id = member.list_id
        where member.contact_id = contacts.id and contact_lists.kind = 'hand'
          and contact_lists.id is distinct from given."listId"
      )
    returning contacts.id::int`)
  return new Set(rows.map(({ id }) => id))
}

/** Takes tags from contacts who have them since a moment. @returns which */
export const takeBackTags = async (
  tx: Transaction,
  given: readonly { readonly contactId: number; readonly tagId: number; readonly at: string }[],
): Promise<readonly { readonly contactId: number; readonly tagId: number }[]> => {
  if (given.length === 0) return []
  const { rows } = await tx.execute<{ contactId: number; tagId: number }>(sql`
    delete from contact_tags using jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given ("contactId" bigint, "tagId" bigint, at timestamptz)
    where contact_id = given."contactId" and tag_id = given."tagId" and added_at = given.at
    returning contact_id::int as "contactId", tag_id::int as "tagId"`)
  return rows
}
