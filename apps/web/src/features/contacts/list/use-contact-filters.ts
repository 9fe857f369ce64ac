import { useQuery } from '@tanstack/react-query'
import { contactOrders } from '@lectern/contract/contacts/contact-kinds'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import { choiceFilter, type ListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { readChoice } from '../../../lib/routing/read-search.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { listContactLists, listTags } from '../api.ts'
import { accountStates, type ContactsSearch } from './contacts-search.ts'

/** By what the list is narrowed down, and in which order it stands. */
export const useContactFilters = ({
  search,
  change,
}: Pick<ListAddress<ContactsSearch>, 'search' | 'change'>) => {
  const { t } = useTexts()
  const loadedTags = useQuery(queryFor(listTags, {})).data?.data
  const mayRead = useHeldRights().has('contactlist_list')
  const loadedLists = useQuery({ ...queryFor(listContactLists, {}), enabled: mayRead }).data?.data
  const thing = (
    id: 'tag' | 'list',
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
    thing('tag', { label: t('contacts.tag'), anyLabel: t('contacts.tag_any') }, loadedTags ?? []),
    thing('list', { label: t('contacts.list_name'), anyLabel: t('contacts.list_any') }, loadedLists ?? []),
    // Its conditions stand above the table.
    {
      id: 'filter',
      label: t('contacts.filter_open'),
      value: search.filter,
      anyLabel: '',
      options: [],
      onChange: () => change({ filter: undefined }),
      isElsewhere: true,
    },
  ]
  const order = {
    label: t('contacts.order'),
    value: search.sorted ?? 'activity',
    options: contactOrders.map((value) => ({ value, label: t(`contacts.order_${value}`) })),
    onChange: (chosen: string) => change({ sorted: readChoice(chosen, contactOrders), direction: undefined }),
  }
  const isGone = (id: number | undefined, things: readonly NamedThing[] | undefined) =>
    id !== undefined && things !== undefined && !things.some((each) => each.id === id)
  return {
    filters,
    order,
    /** What is asked for by name and is not there any more. */
    gone: [
      ...(isGone(search.tag, loadedTags) ? [t('contacts.tag')] : []),
      ...(isGone(search.list, loadedLists) ? [t('contacts.list_name')] : []),
    ],
  }
}
