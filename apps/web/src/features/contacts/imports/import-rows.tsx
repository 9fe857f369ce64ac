import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  type ContactImport,
  type ImportCounts,
  importVerdicts,
  type ImportedRow,
} from '@lectern/contract/contacts/imports/contact-imports'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import type { ListFilter } from '@lectern/ui/list-page/list-filter'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListPlaces, ListView } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listImportRows } from '../api.ts'
import type { ImportSearch } from './import-search.ts'
import { chipText, verdictIcons, verdictText } from './import-words.ts'
import styles from './imports.module.css'
import { RowWords } from './row-words.tsx'

interface ImportRowsProps {
  imported: ContactImport
  counts: ImportCounts
  search: ImportSearch
  /** How the figures add up. */
  sum: string
  /** Below the rows, once they are there. */
  foot: ReactNode
}

/** Another kind of row begins at the first page: a place belongs to the question for which it was made. */
export const useRowsAddress = () => {
  const navigate = useNavigate()
  return (part: Pick<ImportSearch, 'verdict' | 'after' | 'before'>) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, after: undefined, before: undefined, ...part }),
      resetScroll: false,
    })
}

/** Rows of the file in pages, each with what becomes of it. */
export const ImportRows = ({ imported, counts, search, sum, foot }: ImportRowsProps) => {
  const { t } = useTexts()
  const change = useRowsAddress()
  const { verdict, after, before } = search
  const list = useQuery({
    ...queryFor(listImportRows, {
      params: { import: imported.id },
      query: { verdict, after, before },
    }),
    // Rows of an older dry run are others.
    queryKey: ['/contacts/imports/:import/rows', imported.id, imported.version, verdict, after, before],
    placeholderData: keepPreviousData,
  })
  const kinds = useKindChips(imported, counts, verdict, (chosen) => change({ verdict: chosen }))
  return (
    <>
      <ListView
        list={{ ...list, data: list.data && { data: list.data.data } }}
        filters={[kinds]}
        keepToolbar
        before={<p className={styles.sum}>{sum}</p>}
        skeleton={<TableSkeleton widths={['48px', '40%', '60%', '72px']} rows={10} />}
        empty={<EmptyState icon={SearchX} framed title={t('contact-imports.no_rows')} />}
        pages={list.data && <ListPlaces meta={list.data.meta} links={list.data.links} onPlace={change} />}
      >
        {(rows) => (
          <Table
            caption={t('contact-imports.rows_of', { name: imported.name })}
            columns={columnsFor(t, imported)}
            rows={rows}
            rowId={({ line }) => String(line)}
          />
        )}
      </ListView>
      {list.data && foot}
    </>
  )
}

const useKindChips = (
  { rows }: ContactImport,
  counts: ImportCounts,
  value: ImportSearch['verdict'],
  onKind: (verdict: ImportSearch['verdict']) => void,
): ListFilter => {
  const { t, number } = useTexts()
  return {
    id: 'verdict',
    label: t('contact-imports.kinds'),
    anyLabel: t('contact-imports.chip_all'),
    anyCount: number(rows),
    value,
    options: importVerdicts.map((verdict) => ({
      value: verdict,
      label: t(chipText(verdict)),
      count: number(counts[verdict]),
    })),
    onChange: (chosen) => onKind(importVerdicts.find((verdict) => verdict === chosen)),
    asChips: true,
  }
}

const columnsFor = (
  t: ReturnType<typeof useTexts>['t'],
  imported: ContactImport,
): TableColumn<ImportedRow>[] => [
  {
    ...{ id: 'line', header: t('contact-imports.line'), align: 'end', width: '5rem', minor: true },
    cell: ({ line }) => line,
  },
  {
    ...{ id: 'who', header: t('contact-imports.person') },
    cell: (row) => <PersonOf row={row} imported={imported} />,
  },
  {
    ...{ id: 'changes', header: t('contact-imports.what_changes'), minor: true },
    cell: (row) => <RowWords row={row} imported={imported} />,
  },
  { id: 'verdict', header: t('contact-imports.result'), width: '9rem', cell: VerdictOf },
]

/** On a phone the person's column holds the line and the changes as well. */
const PersonOf = ({ row, imported }: { row: ImportedRow; imported: ContactImport }) => {
  const { t } = useTexts()
  return (
    <span className={styles.two}>
      <span className={styles.strong}>{row.who || t('contact-imports.nobody')}</span>
      <span className={styles.narrowOnly}>
        <span className={styles.muted}>{t('contact-imports.line_number', { line: row.line })}</span>
        <RowWords row={row} imported={imported} />
      </span>
    </span>
  )
}

const tones = {
  create: 'good',
  update: 'told',
  partly: 'left',
  unchanged: undefined,
  skipped: 'left',
} as const

const VerdictOf = ({ verdict }: ImportedRow) => {
  const { t } = useTexts()
  return (
    <span className={styles.sign} data-tone={tones[verdict]}>
      <Icon of={verdictIcons[verdict]} />
      {t(verdictText(verdict))}
    </span>
  )
}
