import { useQuery } from '@tanstack/react-query'
import { contactActivities } from '@lectern/contract/contacts/contact-activity'
import { contactOrders, contactSources } from '@lectern/contract/contacts/contact-kinds'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listManagers, listTags } from '../api.ts'
import { accountStates, contactStates, type ContactsSearch } from './contacts-search.ts'

/** By what the list is narrowed down, and in which order it stands. */
export const useContactFilters = ({
  search,
  change,
}: Pick<ListAddress<ContactsSearch>, 'search' | 'change'>) => {
  const { t } = useTexts()
  const tags = useQuery(queryFor(listTags, {})).data?.data ?? []
  const managers = useQuery(queryFor(listManagers, {})).data?.data ?? []
  const thing = (
    id: 'tag' | 'manager',
    words: { readonly label: string; readonly anyLabel: string },
    things: readonly NamedThing[],
  ) => ({
    ...{ id, ...words },
    value: search[id] === undefined ? undefined : String(search[id]),
    options: things.map((each) => ({ value: String(each.id), label: each.name })),
    onChange: (chosen: string | undefined) =>
      change({ [id]: chosen === undefined ? undefined : Number(chosen) }),
  })
  const filters = [
    choiceFilter({
      id: 'account',
      label: t('contacts.account'),
      anyLabel: t('contacts.account_any'),
      value: search.account,
      values: accountStates,
      textOf: (each) => t(`contacts.account_${each}`),
      onChange: (account) => change({ account }),
      asChips: true,
    }),
    thing('tag', { label: t('contacts.tag'), anyLabel: t('contacts.tag_any') }, tags),
    choiceFilter({
      id: 'activity',
      label: t('contacts.active'),
      anyLabel: t('contacts.activity_any'),
      value: search.activity,
      values: contactActivities,
      textOf: (each) => t(`contacts.activity_${each}`),
      onChange: (activity) => change({ activity }),
    }),
    choiceFilter({
      id: 'source',
      label: t('contacts.source'),
      anyLabel: t('contacts.source_any'),
      value: search.source,
      values: contactSources,
      textOf: (each) => t(`contacts.source_${each}`),
      onChange: (source) => change({ source }),
    }),
    choiceFilter({
      id: 'state',
      label: t('contacts.status'),
      anyLabel: t('contacts.status_any'),
      value: search.state,
      values: contactStates,
      textOf: (each) => t(`contacts.status_${each}`),
      onChange: (state) => change({ state }),
    }),
    thing('manager', { label: t('contacts.manager'), anyLabel: t('contacts.manager_any') }, managers),
  ]
  const order = {
    label: t('contacts.order'),
    value: search.sorted ?? 'activity',
    options: contactOrders.map((value) => ({ value, label: t(`contacts.order_${value}`) })),
    onChange: (chosen: string) => change({ sorted: readChoice(chosen, contactOrders) }),
  }
  return { filters, order }
}
