import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ListedImport } from '@lectern/contract/contacts/imports/contact-imports'
import { Button } from '@lectern/ui/actions/button'
import { MoreMenu } from '@lectern/ui/actions/more-menu'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { FileSpreadsheet, FileUp } from 'lucide-react'
import { useState } from 'react'
import { ConfirmRemoval, ExpertPage } from '../../../frame/expert/index.ts'
import { ListView } from '../../../frame/index.ts'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useLive } from '../../../lib/live/index.ts'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../lib/texts/index.ts'
import { deleteContactImport, listContactImports } from '../api.ts'
import { ImportFrame } from './import-frame.tsx'
import type { ImportsSearch } from './import-search.ts'
import { stateText } from './import-words.ts'
import styles from './imports.module.css'
import { NewFile } from './new-file.tsx'

/** Imports of contacts of the school, or the first step of a new one. */
export const ImportsPage = ({ search }: { search: ImportsSearch }) =>
  search.new === true ? <NewImport /> : <ImportList />

const NewImport = () => {
  const { t } = useTexts()
  const open = useOpenImport()
  return (
    <ImportFrame title={t('contact-imports.new')} tab="file" open={['file']} onTab={() => undefined}>
      <NewFile onMade={(id) => open(id, true)} />
    </ImportFrame>
  )
}

const useOpenImport = () => {
  const navigate = useNavigate()
  return (importId: number, replace = false) =>
    void navigate({ to: '/expert/crm/contacts/import/$importId', params: { importId }, replace })
}

const ImportList = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const begin = () => void navigate({ to: '/expert/crm/contacts/import', search: { new: true } })
  return (
    <ExpertPage
      title={t('contact-imports.imports')}
      crumbs={[{ label: t('expert.menu_contacts'), href: '/expert/crm/contacts' }]}
      keys={[{ keys: ['c'], label: t('contact-imports.new'), onPress: begin }]}
      actions={
        <Button variant="primary" icon={<Icon of={FileUp} />} onClick={begin}>
          {t('contact-imports.new')}
        </Button>
      }
    >
      <Imports onNew={begin} />
    </ExpertPage>
  )
}

/** The latest imports with the step at which each is. */
export const Imports = ({ onNew }: { onNew: () => void }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const client = useQueryClient()
  const open = useOpenImport()
  const [doomed, setDoomed] = useState<ListedImport>()
  const list = useQuery(queryFor(listContactImports, {}))
  useLive('import', () => void list.refetch())
  useLive('task', () => void list.refetch())
  return (
    <>
      <ListView
        list={{ ...list, data: list.data && { data: list.data.data } }}
        skeleton={<TableSkeleton widths={['50%', '96px', '64px', '96px']} rows={6} />}
        empty={
          <EmptyState
            icon={FileSpreadsheet}
            framed
            title={t('contact-imports.none')}
            text={t('contact-imports.none_text')}
            add={{ label: t('contact-imports.new'), onAdd: onNew }}
          />
        }
        pages={list.data?.has_more && <p className={styles.muted}>{t('contact-imports.only_latest')}</p>}
      >
        {(rows) => (
          <Table
            caption={t('contact-imports.imports')}
            columns={columnsFor({ t, date })}
            rows={rows}
            rowId={({ id }) => String(id)}
            onOpen={({ id }) => open(id)}
            rowActionsLabel={t('contact-imports.actions')}
            renderRowActions={(row) => <RowActions row={row} onDelete={() => setDoomed(row)} />}
          />
        )}
      </ListView>
      <ConfirmRemoval
        thing={doomed}
        title={({ name }) => t('contact-imports.delete_title', { name })}
        message={() => t('contact-imports.delete_text')}
        confirmLabel={t('contact-imports.delete')}
        remove={({ id }) => deleteContactImport({ params: { import: id } })}
        onRemoved={() => client.invalidateQueries({ queryKey: queryKeyOf(listContactImports) })}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}

const RowActions = ({ row: { name, state }, onDelete }: { row: ListedImport; onDelete: () => void }) => {
  const { t } = useTexts()
  if (state === 'importing') return null
  return (
    <MoreMenu
      label={t('contact-imports.actions_of', { name })}
      entries={[{ kind: 'action', label: t('contact-imports.delete'), danger: true, onSelect: onDelete }]}
    />
  )
}

const columnsFor = ({ t, date }: Pick<ReaderTexts & Dates, 't' | 'date'>): TableColumn<ListedImport>[] => [
  { id: 'name', header: t('contact-imports.fact_file'), cell: NameOf },
  { id: 'state', header: t('contact-imports.state'), minor: true, cell: StateOf },
  { id: 'rows', header: t('contact-imports.rows_head'), align: 'end', minor: true, cell: RowsOf },
  {
    ...{ id: 'created', header: t('contact-imports.fact_sent'), align: 'end', minor: true },
    cell: ({ created_at: created }) => date(created),
  },
]

/** On a phone it holds the state as well. */
const NameOf = (row: ListedImport) => {
  const { t } = useTexts()
  const { name, started_by: by, is_own: isOwn } = row
  return (
    <span className={styles.two}>
      <span className={styles.strong}>{name}</span>
      {!isOwn && <span className={styles.muted}>{by?.name ?? t('contact-imports.gone_person')}</span>}
      <span className={styles.narrowOnly}>
        <StateOf {...row} />
      </span>
    </span>
  )
}

const tones = { failed: 'danger', done: 'success', checked: 'info', ready: 'info' } as const

const StateOf = ({ state }: ListedImport) => {
  const { t } = useTexts()
  const tone =
    state === 'failed' || state === 'done' || state === 'checked' || state === 'ready'
      ? tones[state]
      : 'neutral'
  return <Badge tone={tone}>{t(stateText(state))}</Badge>
}

const RowsOf = ({ rows }: ListedImport) => {
  const { number } = useTexts()
  return number(rows)
}
