import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Table } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { Columns3, ListFilter, Plus, Users } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ExpertPage, type PageKey } from '../../../frame/expert/index.ts'
import { type ListAddress, ListPlaces, ListView, useListAddress } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { ColumnsDialog, ViewTabs } from '../../views/index.ts'
import { TaskLines } from '../../tasks/index.ts'
import { listContacts } from '../api.ts'
import { useOfferedActions } from '../bulk/bulk-actions.tsx'
import { bulkKeys } from '../bulk/use-bulk-keys.ts'
import { useContactBulk, useContactsReload } from '../bulk/use-contact-bulk.tsx'
import { keepOrder } from '../card/neighbours.ts'
import { duplicatesEntry, useMayMerge } from '../merging/may-merge.ts'
import { keptListOf, searchOfView } from './contact-view.ts'
import { GoneConditions } from './gone-conditions.tsx'
import { ContactFilter } from './contact-filter.tsx'
import { type ContactsSearch, contactsQuery, filterIn } from './contacts-search.ts'
import { useContactColumns } from './use-contact-columns.ts'
import { ImportLink, mayImportBy } from '../imports/import-link.tsx'
import { NewContact } from './new-contact.tsx'
import { useContactFilters } from './use-contact-filters.ts'
import { useContactTotal } from './use-contact-total.ts'

interface ContactsProps {
  /** What the address of the page says of the list. */
  search: ContactsSearch
}

/** Everybody whom the school knows, with or without an account (document 000 §2, CRM). */
export const ContactsPage = ({ search: asked }: ContactsProps) => {
  const { t } = useTexts()
  const navigate = useNavigate({ from: '/expert/crm/contacts/' })
  const field = useRef<HTMLDivElement>(null)
  const held = useHeldRights()
  const [mayCreate, mayImport] = [held.has('contact_create'), mayImportBy(held)]
  const mayMerge = useMayMerge()
  const mayDoMuch = useOfferedActions().size > 0
  const setNew = (isNew: true | undefined) =>
    void navigate({ search: (before) => ({ ...before, new: isNew }), replace: isNew === undefined })
  const find: PageKey = {
    keys: ['f'],
    label: t('create-course.key_search'),
    onPress: () => field.current?.querySelector('input')?.focus(),
  }
  const openView: PageKey = { keys: ['1', '…', '9'], label: t('views.key_open') }
  const add: PageKey = { keys: ['c'], label: t('contacts.new'), onPress: () => setNew(true) }
  return (
    <ExpertPage
      title={t('expert.menu_contacts')}
      keys={[...(mayCreate ? [add] : []), find, openView, ...(mayDoMuch ? bulkKeys(t) : [])]}
      actions={
        <>
          {mayImport && <ImportLink />}
          {mayMerge && <MoreMenu label={t('contacts.more')} entries={[duplicatesEntry(t)]} />}
          {mayCreate && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setNew(true)}>
              {t('contacts.new')}
            </Button>
          )}
        </>
      }
    >
      <Contacts search={asked} field={field} onNew={mayCreate ? () => setNew(true) : undefined} />
      {mayCreate && asked.new === true && (
        <NewContact
          onClose={() => setNew(undefined)}
          onMade={({ id }) =>
            void navigate({ to: '/expert/crm/contacts/$contactId', params: { contactId: id } })
          }
        />
      )}
    </ExpertPage>
  )
}

interface ListProps extends ContactsProps {
  field?: RefObject<HTMLDivElement | null> | undefined
  /** Missing for whoever may add nobody. */
  onNew?: (() => void) | undefined
}

/** The list of contacts with its views. */
export const Contacts = (props: ListProps) => {
  const { search: asked } = props
  const address = useContactsAddress(asked)
  // A view begins with its own conditions: those that were being written go.
  const [opened, setOpened] = useState(0)
  const [isListed, setListed] = useState(false)
  return (
    <ViewTabs
      list="contacts"
      saved={asked.saved}
      now={keptListOf(asked)}
      isListed={isListed}
      onOpen={(view) => {
        setOpened(opened + 1)
        address.open(searchOfView(view))
      }}
      onLeave={() => address.change({ saved: undefined })}
    >
      <ContactTable
        {...props}
        key={`${asked.saved}/${opened}`}
        address={address}
        onListed={() => setListed(true)}
      />
    </ViewTabs>
  )
}

interface ContactTableProps extends ListProps {
  address: ReturnType<typeof useContactsAddress>
  /** The first rows have come. */
  onListed: () => void
}

/** The table of contacts; a row opens the card of the person. */
const ContactTable = ({ search: asked, field, onNew, address, onListed }: ContactTableProps) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const list = useQuery({
    ...queryFor(listContacts, contactsQuery(address.search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const { filters, order, gone } = useContactFilters(address)
  const { data } = list
  const columns = useContactColumns(address)
  const meta = useContactTotal(address.search, data)
  const bulk = useContactBulk(address.search, { rows: data?.data ?? [], meta })
  const reload = useContactsReload()
  const [isFiltered, setFiltered] = useState(asked.filter !== undefined)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onListed()
    // oxlint-disable-next-line react/exhaustive-deps -- once, however often the page is drawn
  }, [isThere])
  return (
    <>
      <TaskLines domains={['contacts', 'contactImport']} onEnded={reload} />
      <ListView
        list={{ ...list, data: data && { data: data.data } }}
        address={address}
        search={{ label: t('contacts.search'), field }}
        filters={filters}
        order={order}
        skeleton={<TableSkeleton widths={['60%', '40%', '72px', '72px', '72px']} rows={address.perPage} />}
        empty={<NobodyYet onNew={onNew} />}
        noneFound={{ title: t('contacts.none_found') }}
        before={
          <>
            <GoneConditions gone={gone} tree={filterIn(asked)} error={list.error} />
            {isFiltered && (
              <ContactFilter
                tree={filterIn(asked)}
                onTree={(tree) => address.change({ filter: tree && JSON.stringify(tree) })}
                onClose={() => setFiltered(false)}
              />
            )}
          </>
        }
        actions={
          <>
            <Button
              icon={<Icon of={ListFilter} />}
              aria-expanded={isFiltered}
              onClick={() => setFiltered((before) => !before)}
            >
              {t('contacts.filter_open')}
            </Button>
            <Button icon={<Icon of={Columns3} />} onClick={() => columns.setChoosing(true)}>
              {t('views.columns')}
            </Button>
          </>
        }
        keepToolbar={isFiltered}
        bulk={bulk?.list}
        pages={data && meta && <ListPlaces meta={meta} links={data.links} onPlace={address.turn} />}
      >
        {(rows) => (
          <Table
            caption={t('expert.menu_contacts')}
            {...columns.table}
            rows={rows}
            rowId={({ id }) => String(id)}
            selection={bulk?.table}
            onOpen={({ id }) => {
              keepOrder(rows.map((row) => row.id))
              void navigate({ to: '/expert/crm/contacts/$contactId', params: { contactId: id } })
            }}
          />
        )}
      </ListView>
      {columns.isChoosing && <ColumnsDialog {...columns.dialog} />}
      {bulk?.dialogs}
    </>
  )
}

/** Another question begins at the first page: a place belongs to the question for which it was made. */
const useContactsAddress = (asked: ContactsSearch) => {
  const navigate = useNavigate()
  const address: ListAddress<ContactsSearch> = useListAddress(asked, { name: 'contacts', perPage: 50 })
  const firstPage = { after: undefined, before: undefined }
  const change = (part: Partial<ContactsSearch>) => address.change({ ...firstPage, ...part })
  return {
    ...address,
    change,
    clear: (filters: readonly string[]) =>
      change({ q: undefined, ...Object.fromEntries(filters.map((id) => [id, undefined])) }),
    /** A view is a step on the way back. */
    open: (view: ContactsSearch) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...firstPage, ...view, new: undefined }),
        resetScroll: false,
      }),
    turn: (place: Pick<ContactsSearch, 'after' | 'before'>) =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, ...place }) }),
  }
}

/** Where contacts come from, while there are none. */
const NobodyYet = ({ onNew }: { onNew: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={Users}
      framed
      title={t('contacts.empty')}
      text={t('contacts.empty_text')}
      add={onNew && { label: t('contacts.new'), onAdd: onNew }}
      actions={mayImportBy(useHeldRights()) && <ImportLink isNew />}
    />
  )
}
