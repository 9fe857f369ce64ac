import type { ContactCard, ContactRow } from '@lectern/contract/contacts/contacts'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import { maskEmail, maskPhone } from './rules/mask-address.ts'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { ListedContact } from './contact-list.repository.ts'

/** A contact as the table shows it; of whom the caller does not read, a part of the addresses. */
export const presentContact = (row: ListedContact, tags: readonly NamedThing[]): ContactRow => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.isRead ? row.email : row.email && maskEmail(row.email),
  phone: row.isRead ? row.phone : row.phone && maskPhone(row.phone),
  avatar_url: row.image === null ? null : pictureUrl(row.image, 256),
  has_account: row.userId !== null,
  status: row.status,
  source: row.source,
  address_state: row.addressState,
  letters: row.letters,
  country: row.country,
  city: row.city,
  language: row.language,
  manager:
    row.managerId === null
      ? null
      : { id: row.managerId, name: row.managerName ?? '', email: row.managerEmail ?? '' },
  tags: [...tags],
  fields: row.fields,
  active_at: row.activeAt.toISOString(),
  created_at: row.createdAt.toISOString(),
})

/** A contact as its card shows it. */
export const presentCard = (row: ListedContact, tags: readonly NamedThing[]): ContactCard => ({
  ...presentContact(row, tags),
  user_id: row.userId,
  merged_into: null,
  birthday: row.birthday,
  time_zone: row.timeZone,
  updated_at: row.updatedAt.toISOString(),
})
