import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ContactImport, importVerdicts } from '@lectern/contract/contacts/imports/contact-imports'
import { Button } from '@lectern/ui/actions/button'
import { useEffect } from 'react'
import {
  commandKey,
  hasOpenDialog,
  type KeyHint,
  type PageKey,
  useKeys,
} from '../../../frame/expert/index.ts'
import { SavingState } from '../../../frame/index.ts'
import { useLive } from '../../../lib/live/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { ColumnsTab } from './columns/columns-tab.tsx'
import { DoneTab } from './done-tab.tsx'
import { DryRunTab } from './dry-run-tab.tsx'
import { FileTab } from './file-tab.tsx'
import { ImportFrame } from './import-frame.tsx'
import { useRowsAddress } from './import-rows.tsx'
import type { ImportSearch, ImportTab } from './import-search.ts'
import { isPlanned, openTabs, tabOf } from './import-steps.ts'
import styles from './imports.module.css'
import { useFileFacts } from './use-file-facts.ts'
import { importQuery, useImportPlan } from './use-import-plan.ts'
import { changedBy, useImportStart } from './use-import-start.ts'

interface ImportPageProps {
  importId: number
  search: ImportSearch
}

/** One import of contacts: its file, its columns, its dry run, and what came of it. */
export const ImportPage = ({ importId, search }: ImportPageProps) => {
  const { data, refetch } = useQuery(importQuery(importId))
  useLive('import', () => void refetch())
  return data && <Import imported={data.data} search={search} />
}

const useTabs = ({ state }: ContactImport, { tab: asked }: ImportSearch) => {
  const navigate = useNavigate()
  const tab = tabOf(state, asked)
  const show = (next: ImportTab | undefined, replace = false) =>
    void navigate({ to: '.', search: { tab: next }, replace })
  // Whoever begins with the columns stays there while each change is tried.
  const isUnsaid = asked === undefined && tab === 'columns'
  useEffect(() => {
    if (isUnsaid) show('columns', true)
    // oxlint-disable-next-line react/exhaustive-deps -- once for a step
  }, [isUnsaid])
  return { tab, show }
}

const Import = ({ imported, search }: { imported: ContactImport; search: ImportSearch }) => {
  const { t } = useTexts()
  const mayEdit = useHeldRights().has('contact_edit')
  const { tab, show } = useTabs(imported, search)
  const plan = useImportPlan(imported, mayEdit)
  const start = useImportStart(imported, plan.isSettled, () => show('done'))
  const facts = useFileFacts(imported)
  const look = async () => {
    if (plan.isReady && (await plan.settle())) show('dry')
  }
  const onward = tab === 'columns' ? () => void look() : tab === 'dry' ? start.begin : undefined
  useOnwardKey(isPlanned(imported) ? onward : undefined)
  const onKind = useRowsAddress()
  return (
    <ImportFrame
      title={t('contact-imports.title', { name: imported.name })}
      saved={tab === 'columns' && <SavingState saving={plan.saving} />}
      actions={
        isPlanned(imported) && (
          <Actions
            imported={imported}
            tab={tab}
            plan={plan}
            start={start}
            onLook={() => void look()}
            onTab={show}
          />
        )
      }
      keys={tab === 'dry' ? kindKeys(t, onKind) : []}
      hints={hintsOf(t, tab)}
      tab={tab}
      open={openTabs(imported.state)}
      onTab={show}
      facts={
        tab === 'columns' ? facts : tab === 'dry' && imported.counts ? t('contact-imports.tried') : undefined
      }
    >
      {tab === 'file' && <FileTab imported={imported} />}
      {tab === 'columns' && <ColumnsTab imported={imported} work={plan} onLook={() => void look()} />}
      {tab === 'dry' && <DryRunTab imported={imported} search={search} start={start} />}
      {tab === 'done' && <DoneTab imported={imported} />}
    </ImportFrame>
  )
}

/** Ctrl or ⌘ with Enter goes on, also from a field. */
const useOnwardKey = (onward: (() => void) | undefined): void =>
  useKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (onward === undefined || event.repeat || hasOpenDialog()) return
    event.preventDefault()
    onward()
  })

type Translate = ReturnType<typeof useTexts>['t']

const kindKeys = (t: Translate, onKind: ReturnType<typeof useRowsAddress>): PageKey[] => [
  { keys: ['0'], label: t('contact-imports.chip_all'), onPress: () => onKind({ verdict: undefined }) },
  ...importVerdicts.map((verdict, at) => ({
    keys: [String(at + 1)],
    label: t(`contact-imports.chip_${verdict}`),
    onPress: () => onKind({ verdict }),
  })),
]

const hintsOf = (t: Translate, tab: ImportTab): KeyHint[] => {
  const go = [commandKey(), 'Enter']
  if (tab === 'columns')
    return [
      { keys: ['↑', '↓'], label: t('contact-imports.hint_column') },
      { keys: ['Enter'], label: t('contact-imports.hint_choose') },
      { keys: go, label: t('contact-imports.hint_look') },
    ]
  if (tab !== 'dry') return []
  return [
    { keys: ['J', 'K'], label: t('contact-imports.hint_row') },
    { keys: ['0', '…', '5'], label: t('contact-imports.hint_kind') },
    { keys: go, label: t('contact-imports.hint_import') },
  ]
}

interface ActionsProps {
  imported: ContactImport
  tab: ImportTab
  plan: ReturnType<typeof useImportPlan>
  start: ReturnType<typeof useImportStart>
  onLook: () => void
  onTab: (tab: ImportTab) => void
}

/** The one way on from a tab. */
const Actions = ({ imported, tab, plan, start, onLook, onTab }: ActionsProps) => {
  const { t, number } = useTexts()
  const { counts } = imported
  if (tab === 'columns')
    return (
      <Button variant="primary" className={styles.headButton} disabled={!plan.isReady} onClick={onLook}>
        <span className={styles.longWords}>{t('contact-imports.look')}</span>
        <span className={styles.shortWords}>{t('contact-imports.look_short')}</span>
      </Button>
    )
  if (tab !== 'dry') return null
  return (
    <>
      <Button variant="quiet" onClick={() => onTab('columns')}>
        {t('contact-imports.back_to_columns')}
      </Button>
      {counts && (
        <Button
          variant="primary"
          busy={start.isBusy}
          disabled={start.begin === undefined}
          onClick={() => start.begin?.()}
        >
          {changedBy(counts) === 0
            ? t('contact-imports.nothing_to_import')
            : t('contact-imports.import', { number: number(changedBy(counts)) })}
        </Button>
      )}
    </>
  )
}
