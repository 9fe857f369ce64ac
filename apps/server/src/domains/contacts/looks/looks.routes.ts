import * as operations from '@lectern/contract/contacts/looks/looks.api'
import { type Look, lookLimits } from '@lectern/contract/contacts/looks/looks'
import type { Bind } from '../../../platform/http/api.ts'
import { keysetPage } from '../../../platform/lists/keyset.ts'
import { leadOn, listAbsorbed } from '../merging/absorbed.repository.ts'
import { listLooks, lookKeyset, type LookRow } from './looks.repository.ts'

/** Binds the log of who looked at contacts and took them out. */
export const bindLooks = (bind: Bind): void => {
  bind(operations.listLooks, async ({ db, staff, query }) => {
    const { schoolId } = staff
    const { member, contact, kind, from, to, after } = query
    const contactId = contact === undefined ? undefined : await leadOn(db, schoolId, contact)
    const filter = {
      ...{ schoolId, member, kind },
      contactIds:
        contactId === undefined ? undefined : [contactId, ...(await listAbsorbed(db, schoolId, contactId))],
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    }
    const page = keysetPage<LookRow, 'latest'>(lookKeyset, {
      ...{ sort: 'latest', after, per_page: lookLimits.perPage },
    })
    const { rows, links } = page.answer(await listLooks(db, filter, page))
    return { data: rows.map(presentLook), links: { next: links.next } }
  })
}

const presentLook = (row: LookRow): Look => {
  const seen = row.survivor ?? row.contact
  const { userId, userName, userEmail } = row
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    member:
      userId === null || userName === null ? null : { id: userId, name: userName, email: userEmail ?? '' },
    contact: seen && {
      id: seen.id,
      name: [seen.name, seen.surname].filter(Boolean).join(' ') || (seen.email ?? ''),
    },
    contacts: row.count,
    format: row.format,
    has_addresses: row.hasAddresses,
  }
}
