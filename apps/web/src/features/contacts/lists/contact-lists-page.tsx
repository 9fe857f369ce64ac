import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { type ContactList, contactListKinds } from '@lectern/contract/contacts/lists/contact-lists'
import type { OfferedFamily } from '@lectern/contract/contacts/contact-filters'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Hand, ListFilter, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { ExpertPage, type PageKey } from '../../../frame/expert/index.ts'
import { choiceFilter, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { listContactLists, listFilterFields } from '../api.ts'
import { FilterSentence } from '../filters/filter-sentence.tsx'
import type { ContactListsSearch } from './contact-lists-search.ts'
import { filterOf, ListDialog } from './list-dialog.tsx'
import { ListSheet } from './list-sheet.tsx'
import styles from './contact-lists.module.css'

interface PageProps {
  search: ContactListsSearch
}

/** Lists of contacts (document 000 §2): those that fill themselves, and those by hand. */
export const ContactListsPage = ({ search }: PageProps) => {
  const { t } = useTexts()
  const navigate = useNavigate({ from: '/expert/crm/contact-lists/' })
  const mayCreate = useHeldRights().has('contactlist_create')
  const change = (part: Partial<ContactListsSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: part.list === undefined })
  const add: PageKey = { keys: ['c'], label: t('contacts.list_new'), onPress: () => change({ new: true }) }
  return (
    <ExpertPage
      title={t('expert.menu_contact_lists')}
      keys={mayCreate ? [add] : []}
      actions={
        mayCreate && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => change({ new: true })}>
            {t('contacts.list_new')}
          </Button>
        )
      }
    >
      <ContactLists
        search={search}
        onChange={change}
        onNew={mayCreate ? () => change({ new: true }) : undefined}
      />
      {mayCreate && search.new === true && (
        <ListDialog
          onClose={() => change({ new: undefined })}
          onDone={({ id }) => change({ new: undefined, list: id })}
        />
      )}
    </ExpertPage>
  )
}

interface ListsProps extends PageProps {
  onChange: (part: Partial<ContactListsSearch>) => void
  onNew: (() => void) | undefined
}

/** Every list with its rule as a sentence; a row opens it beside the others. */
export const ContactLists = ({ search, onChange, onNew }: ListsProps) => {
  const { t } = useTexts()
  const address = useListAddress(search, { name: 'contact-lists' })
  const all = useQuery({
    ...queryFor(listContactLists, {}),
    // Filled behind: the figure comes by itself.
    refetchInterval: ({ state }) => (state.data?.data.some((each) => each.is_filling) ? 2_000 : false),
  })
  const families = useQuery(queryFor(listFilterFields, {})).data?.data ?? []
  const words = foldForSearch(search.q ?? '')
  const rows = all.data?.data.filter(
    ({ name, kind }) =>
      foldForSearch(name).includes(words) && (search.kind === undefined || kind === search.kind),
  )
  const kinds = choiceFilter({
    id: 'kind',
    label: t('contacts.list_kind'),
    anyLabel: t('contacts.list_kind_any'),
    value: search.kind,
    values: contactListKinds,
    textOf: (kind) => t(`contacts.list_kind_${kind}`),
    onChange: (kind) => onChange({ kind }),
    asChips: true,
  })
  const open = all.data?.data.find(({ id }) => id === search.list)
  return (
    <>
      <ListView
        list={{ ...all, data: rows && { data: rows } }}
        address={address}
        search={{ label: t('contacts.list_search') }}
        filters={[kinds]}
        skeleton={<TableSkeleton widths={['60%', '96px', '48px']} rows={6} />}
        empty={<NoLists onNew={onNew} />}
        noneFound={{ title: t('contacts.list_none_found') }}
      >
        {(lists) => (
          <Table
            caption={t('expert.menu_contact_lists')}
            columns={columnsFor(t, families)}
            rows={lists}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => onChange({ list: id })}
          />
        )}
      </ListView>
      {open && <OpenList list={open} families={families} onClose={() => onChange({ list: undefined })} />}
    </>
  )
}

interface OpenListProps {
  list: ContactList
  families: readonly OfferedFamily[]
  onClose: () => void
}

const OpenList = ({ list, families, onClose }: OpenListProps) => {
  const held = useHeldRights()
  const [isEdited, setEdited] = useState(false)
  if (isEdited)
    return <ListDialog list={list} onClose={() => setEdited(false)} onDone={() => setEdited(false)} />
  return (
    <ListSheet
      list={list}
      families={families}
      onEdit={held.has('contactlist_edit') ? () => setEdited(true) : undefined}
      mayDelete={held.has('contactlist_delete')}
      onClose={onClose}
    />
  )
}

const columnsFor = (
  t: ReturnType<typeof useTexts>['t'],
  families: readonly OfferedFamily[],
): TableColumn<ContactList>[] => [
  {
    id: 'name',
    header: t('contacts.list_name'),
    cell: (list) => <NameOf list={list} families={families} />,
  },
  { id: 'kind', header: t('contacts.list_kind'), minor: true, cell: KindOf },
  {
    id: 'members',
    header: t('contacts.list_people'),
    align: 'end',
    cell: ({ members, is_filling: isFilling }) => (isFilling ? `${members} …` : members),
  },
]

const NameOf = ({ list, families }: { list: ContactList; families: readonly OfferedFamily[] }) => {
  const rule = filterOf(list)
  return (
    <span className={styles.name}>
      <span>{list.name}</span>
      {rule && (
        <span className={styles.muted}>
          <FilterSentence tree={rule} families={families} />
        </span>
      )}
    </span>
  )
}

const KindOf = ({ kind }: ContactList) => {
  const { t } = useTexts()
  return (
    <span className={styles.kind}>
      <Icon of={kind === 'filter' ? RefreshCw : Hand} />
      {t(`contacts.list_kind_${kind}`)}
    </span>
  )
}

const NoLists = ({ onNew }: { onNew: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ListFilter}
      framed
      title={t('contacts.lists_empty')}
      text={t('contacts.lists_empty_text')}
      add={onNew && { label: t('contacts.list_new'), onAdd: onNew }}
    />
  )
}
