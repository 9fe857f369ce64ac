import { useSelection } from '@lectern/ui/list-page/use-selection'
import type { TableSelection } from '@lectern/ui/lists/table'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { BulkWork } from '../../index.ts'
import { type BulkAction, BulkButtons, type BulkEntry, type BulkForm, type BulkRun } from './bulk-buttons.tsx'
import { BulkFailures } from './bulk-failures.tsx'
import { type BulkFailure, runBulk } from './run-bulk.ts'

export interface BulkInput<Row> {
  rowId: (row: Row) => string
  /** How a row is called in the list of those that were left. */
  rowName: (row: Row) => string
  /** Such as "3 people selected". */
  selectedText: (count: number) => string
  /** What can be done with these rows; nothing where the person lacks the rights. */
  actionsOf: (chosen: readonly Row[]) => readonly BulkEntry<Row>[]
  /** Reads the rows again. */
  reload: () => Promise<unknown>
}

interface BulkActions<Row> {
  /** For the list: the bar with the actions. */
  list: BulkWork<Row>
  /** For the table of these rows. */
  table: (rows: readonly Row[]) => TableSelection
  /** What is asked before and told after; stands anywhere on the page, outside of the list. */
  dialogs: ReactNode
}

/**
 * Actions on many rows: asked once where a single one is asked, done row by row with progress, and what could not be done is listed
 * with its reason and stays selected.
 */
export const useBulkActions = <Row,>(input: BulkInput<Row>): BulkActions<Row> => {
  const { rowId, rowName, selectedText, actionsOf, reload } = input
  const { t } = useTexts()
  const selection = useSelection()
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const [filling, setFilling] = useState<BulkForm<Row>>()
  const [running, setRunning] = useState<BulkRun>()
  const [failed, setFailed] = useState<readonly BulkFailure<Row>[]>([])

  const run = async (action: BulkAction<Row>) => {
    const stop = new AbortController()
    const show = (tried: number) => setRunning({ tried, total: action.rows.length, stop: () => stop.abort() })
    show(0)
    const outcome = await runBulk(action, { onProgress: show, signal: stop.signal })
    setRunning(undefined)
    const gone = outcome.failed.filter(({ error }) => error instanceof ApiError && error.status === 404)
    selection.drop([...outcome.done, ...gone.map(({ row }) => row)].map(rowId))
    setFailed(outcome.failed)
    if (outcome.done.length > 0) toasts.show({ tone: 'success', title: action.doneText(outcome.done.length) })
    await reload()
  }
  const start = (action: BulkAction<Row> | BulkForm<Row>) => {
    if ('form' in action) setFilling(action)
    else if (action.confirm) setAsked(action)
    else void run(action)
  }
  return {
    list: {
      selection,
      rowId,
      acrossPages: true,
      text: selectedText,
      clearLabel: t('expert.bulk_clear'),
      render: (chosen) => (
        <BulkButtons entries={actionsOf(chosen)} chosen={chosen.length} running={running} onStart={start} />
      ),
    },
    table: (rows) => ({
      selected: selection.selected,
      onChange: selection.onChange,
      allLabel: t('expert.bulk_select_all'),
      rowLabel: (id) => {
        const row = rows.find((each) => rowId(each) === id)
        return t('expert.bulk_select', { name: row ? rowName(row) : '' })
      },
    }),
    dialogs: (
      <>
        <ConfirmDelete
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          title={asked?.confirm?.title}
          message={asked?.confirm?.message}
          confirmLabel={asked?.label ?? ''}
          cancelLabel={t('expert.cancel')}
          closeLabel={t('common.close')}
          onConfirm={() => {
            setAsked(undefined)
            if (asked) void run(asked)
          }}
        />
        {filling?.form({
          close: () => setFilling(undefined),
          start: (filled) => {
            setFilling(undefined)
            void run({ ...filled, label: filling.label, rows: filling.rows })
          },
        })}
        <BulkFailures {...{ failed, rowId, rowName }} onClose={() => setFailed([])} />
      </>
    ),
  }
}
