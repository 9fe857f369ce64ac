import { useQueryClient } from '@tanstack/react-query'
import type { ContactRow } from '@lectern/contract/contacts/contacts'
import type { CursorMeta } from '@lectern/contract/kernel/paging'
import { taskLimits } from '@lectern/contract/tasks/tasks'
import type { Task } from '@lectern/contract/tasks/tasks'
import { Button } from '@lectern/ui/actions/button'
import type { TableSelection } from '@lectern/ui/lists/table'
import { type ReactNode, useState } from 'react'
import { type BulkWork, type ChosenRows, useChosenRows } from '../../../frame/index.ts'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useTaskStart } from '../../tasks/index.ts'
import { listContacts, listTags } from '../api.ts'
import { contactName } from '../list/contact-name.ts'
import { contactsFilter, type ContactsSearch } from '../list/contacts-search.ts'
import { ActionDialog } from './action-dialog.tsx'
import { BulkActions, type BulkAsked, useOfferedActions } from './bulk-actions.tsx'
import { ExportContactsDialog } from './export-contacts-dialog.tsx'
import type { GivenSelection } from './use-rehearsal.ts'
import { useBulkKeys } from './use-bulk-keys.ts'

interface Listed {
  readonly rows: readonly ContactRow[]
  readonly meta: CursorMeta | undefined
}

interface ContactBulk {
  list: BulkWork<ContactRow>
  table: TableSelection
  dialogs: ReactNode
}

const rowId = ({ id }: ContactRow): string => String(id)

/** Choosing contacts and what is done with them; undefined for who may do nothing with many. */
export const useContactBulk = (search: ContactsSearch, listed: Listed): ContactBulk | undefined => {
  const { t } = useTexts()
  const { rows, meta } = listed
  const filter = contactsFilter(search)
  const chosen = useChosenRows(JSON.stringify(filter), rows.map(rowId))
  const offered = useOfferedActions()
  const [asked, setAsked] = useState<BulkAsked>()
  const words = useChosenWords(chosen, meta)
  const onStarted = useStarted(() => {
    setAsked(undefined)
    chosen.selection.clear()
  })
  useBulkKeys({ isOn: offered.size > 0 && rows.length > 0, chosen })
  if (offered.size === 0) return undefined
  const { selected } = chosen.selection
  const selection: GivenSelection = chosen.isAll ? { filter } : { ids: [...selected].map(Number) }
  return {
    list: {
      ...{ selection: chosen.selection, rowId, acrossPages: true },
      ...{ text: words.text, clearLabel: t('contacts.bulk_key_clear') },
      render: () => (
        <>
          {words.chooseAll}
          {!chosen.isAll && selected.size > taskLimits.chosenIds ? (
            <span>{t('contacts.bulk_too_many', { count: taskLimits.chosenIds })}</span>
          ) : (
            <BulkActions offered={offered} onAsk={setAsked} />
          )}
        </>
      ),
    },
    table: {
      ...{ selected, onChange: chosen.selection.onChange, allLabel: t('contacts.bulk_select_page') },
      rowLabel: (id) => {
        const row = rows.find((each) => rowId(each) === id)
        return t('contacts.bulk_select', { name: row ? contactName(row) : '' })
      },
    },
    dialogs: asked && (
      <AskedDialog
        {...{ asked, selection, onStarted }}
        count={chosen.isAll ? exactTotal(meta) : selected.size}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

const exactTotal = (meta: CursorMeta | undefined): number | undefined =>
  meta?.is_total_exact ? (meta.total ?? undefined) : undefined

/** What the bar says of who is chosen, and the way to choose all that match. */
const useChosenWords = ({ isAll, chooseAll, selection }: ChosenRows, meta: CursorMeta | undefined) => {
  const { t, number } = useTexts()
  const isExact = meta?.is_total_exact ?? true
  const total = { count: number(meta?.total ?? 0) }
  // How many all are is not told before they are counted.
  const isCounted = meta !== undefined && meta.total !== null
  const hasMore = isCounted && !isAll && (!isExact || (meta.total ?? 0) > selection.selected.size)
  return {
    text: (count: number) => {
      if (!isAll) return t('contacts.bulk_chosen', { count })
      return t(isExact ? 'contacts.bulk_all' : 'contacts.bulk_all_more', total)
    },
    chooseAll: hasMore && (
      <Button size="small" variant="quiet" onClick={chooseAll}>
        {t(isExact ? 'contacts.bulk_choose_all' : 'contacts.bulk_choose_all_more', total)}
      </Button>
    ),
  }
}

const useStarted = (close: () => void) => {
  const show = useTaskStart()
  return (task: Task) => {
    show(task)
    close()
  }
}

/** Reads again what a task of contacts may have changed. */
export const useContactsReload = () => {
  const queries = useQueryClient()
  return () => {
    for (const each of [listContacts, listTags])
      void queries.invalidateQueries({ queryKey: queryKeyOf(each) })
  }
}

interface AskedDialogProps {
  asked: BulkAsked
  selection: GivenSelection
  count: number | undefined
  onClose: () => void
  onStarted: (task: Task) => void
}

const AskedDialog = ({ asked, count, ...dialog }: AskedDialogProps) =>
  asked === 'export' ? (
    <ExportContactsDialog count={count} {...dialog} />
  ) : (
    <ActionDialog kind={asked} {...dialog} />
  )
