import { useQueryClient } from '@tanstack/react-query'
import type { ContactCard, ContactChange, ContactKey } from '@lectern/contract/contacts/contacts'
import { useSaving } from '../../../frame/index.ts'
import { ApiError, queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import {
  getCardParts,
  getContact,
  listContactHistory,
  listContacts,
  listTags,
  setContactTags,
  updateContact,
} from '../api.ts'
import type { Outcome } from './use-stored-value.ts'

type Standing = Required<Pick<ContactChange, ContactKey>>
type Fields = NonNullable<ContactChange['fields']>

const standingOf = (card: ContactCard) => ({
  name: card.name,
  surname: card.surname,
  email: card.email,
  phone: card.phone,
  country: card.country,
  city: card.city,
  language: card.language,
  time_zone: card.time_zone,
  birthday: card.birthday,
  manager_id: card.manager?.id ?? null,
})

/** What is written of a contact, with what this card showed of it. */
const bodyOf = (card: ContactCard, key: ContactKey, change: Partial<Standing>) => ({
  ...change,
  was: { [key]: standingOf(card)[key] },
})

/** Changes of one contact: each is stored by itself, and tells how that went. */
export const useContactChanges = (card: ContactCard) => {
  const client = useQueryClient()
  const { saving, save, error } = useSaving()
  const params = { contact: card.id }
  const { queryKey } = queryFor(getContact, { params })
  const take = async (reply: { data: ContactCard }) => {
    client.setQueryData(queryKey, reply)
    await Promise.all(
      [listContacts, listTags, getCardParts, listContactHistory].map((each) =>
        client.invalidateQueries({ queryKey: queryKeyOf(each) }),
      ),
    )
  }
  const store = async (work: () => Promise<{ data: ContactCard }>): Promise<Outcome> => {
    let isChanged = false
    const isStored = await save(async () => {
      try {
        await take(await work())
      } catch (failure) {
        isChanged = failure instanceof ApiError && failure.code === 'contact_changed'
        if (isChanged) await client.invalidateQueries({ queryKey })
        throw failure
      }
    })
    if (isStored) return 'stored'
    return isChanged ? 'changed' : 'refused'
  }
  return {
    saving,
    error,
    change: (key: ContactKey, change: Partial<Standing>) =>
      store(() => updateContact({ params, body: bodyOf(card, key, change) })),
    changeField: (id: number, value: Fields[string]) =>
      store(() =>
        updateContact({
          params,
          body: { fields: { [id]: value }, was: { fields: { [id]: card.fields[id] ?? null } } },
        }),
      ),
    setStatus: (status: 'active' | 'blocked') => store(() => updateContact({ params, body: { status } })),
    changeTags: (tags: { add: string[]; remove: number[] }) =>
      store(() => setContactTags({ params, body: tags })),
  }
}
export type ContactChanges = ReturnType<typeof useContactChanges>
