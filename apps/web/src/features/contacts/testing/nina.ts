import type { ContactRow } from '@lectern/contract/contacts/contacts'

/** A contact of the list. */
export const nina: ContactRow = {
  ...{ id: 5, name: 'Nina', surname: null, email: 'nina@example.test', phone: null, avatar_url: null },
  ...{ has_account: false, status: 'active', source: 'form', address_state: 'unknown' },
  letters: 'not_confirmed',
  ...{ country: 'UA', city: 'Kyiv', language: null, manager: null },
  tags: ['Baker', 'Fair', 'Stream', 'VIP'].map((name, index) => ({ id: index + 1, name })),
  fields: {},
  active_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
}
