import type { ContactAccessAction } from '@lectern/contract/contacts/bulk'
import type { ImportAccess } from '@lectern/contract/contacts/imports/import-access'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { SQL } from '../../../../platform/database/sql.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { AccessActor, AccessOfMany } from '../../services.ts'

/** Access that an import gives, as the domain above gives it. */
export interface OfferedAccess {
  readonly action: ContactAccessAction
  readonly title: string
  readonly verdictOf: (accountId: SQL) => SQL<string>
}

const dayMs = 24 * 60 * 60 * 1000

const endOf = ({ length }: ImportAccess, now: Date): string | null => {
  if (length === null) return null
  return length.kind === 'until' ? length.at : new Date(now.getTime() + length.count * dayMs).toISOString()
}

/** What an import does to access, for people whose turn comes now. */
export const actionOf = (wanted: ImportAccess, now: Date): ContactAccessAction => {
  const { product_id, notifies } = wanted
  return { kind: 'give_access', product_id, notifies, ends_at: endOf(wanted, now) }
}

/** @throws CallError not_found where the right to the product does not hold, invalid_fields for an end that is over */
export const openAccess = async (
  db: ReadDatabase,
  access: AccessOfMany,
  actor: AccessActor,
  wanted: ImportAccess,
): Promise<OfferedAccess> => {
  const action = actionOf(wanted, actor.now)
  const title = await access.nameOf(db, actor.seat, action)
  if (wanted.length?.kind === 'until' && new Date(wanted.length.at) <= actor.now)
    throw new CallError('invalid_fields', { fields: { 'rules.access': ['date_in_past'] } })
  return { action, title, verdictOf: await access.verdictOf(db, actor, action) }
}

/** The same for a job, which has nobody to tell: null where the product went, or the right to it, or the end has come. */
export const findAccess = async (
  db: ReadDatabase,
  access: AccessOfMany,
  actor: AccessActor | null,
  wanted: ImportAccess,
): Promise<OfferedAccess | null> => {
  if (actor === null) return null
  try {
    return await openAccess(db, access, actor, wanted)
  } catch (error) {
    if (error instanceof CallError && ['not_found', 'invalid_fields'].includes(error.code)) return null
    throw error
  }
}
