import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { LikeContact, MergeComparison } from '@lectern/contract/contacts/merging/merging'

export const ivan: ContactCard = {
  ...{ id: 5, name: 'Ivan', surname: null, email: 'ivan@example.test', phone: '+380440000002' },
  ...{ avatar_url: null, has_account: false, status: 'active', source: 'form', address_state: 'unknown' },
  ...{ letters: 'on', user_id: null, merged_into: null },
  ...{ country: 'UA', city: null, language: null, manager: null, birthday: null, time_zone: null },
  tags: [{ id: 1, name: 'Baker' }],
  fields: { 17: 'rye' },
  active_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
}

export const ivanAgain: ContactCard = {
  ...{ ...ivan, id: 6, name: 'Ivan', email: 'ivan.again@example.test', city: 'Lviv', letters: 'off' },
  tags: [...ivan.tags, { id: 2, name: 'Fair' }],
  fields: { 17: 'wheat' },
  created_at: '2026-11-10T10:00:00.000Z',
  updated_at: '2026-11-11T10:00:00.000Z',
}

/** Both have one phone; the e-mail, the city and one own field differ. */
export const comparison: MergeComparison = {
  survivor: ivan,
  absorbed: ivanAgain,
  refusal: null,
  can_swap: true,
  keys: [
    { key: 'email', takes: 'survivor', is_fixed: false },
    { key: 'city', takes: 'absorbed', is_fixed: false },
  ],
  fields: [{ field_id: 17, takes: 'survivor' }],
  letters: 'off',
}

export const likeOf = ({
  id,
  name,
  surname,
  email,
  phone,
  has_account,
  created_at,
}: ContactCard): LikeContact => ({
  ...{ id, name, surname, email, phone, has_account, created_at },
})
