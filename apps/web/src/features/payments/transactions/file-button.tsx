import { transactionColumns } from '@lectern/contract/payments/transaction-list'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { useTaskStart } from '../../tasks/index.ts'
import { FileDialog } from '../../views/index.ts'
import { exportTransactions } from '../api.ts'
import { transactionsFilter, type TransactionsSearch } from './transactions-search.ts'

interface FileButtonProps {
  search: TransactionsSearch
  columns: { readonly all: readonly { id: string; header: string }[]; readonly shown: readonly string[] }
}

/** All that the list finds as a file: the columns in sight are chosen at first. */
export const FileButton = ({ search, columns: { all, shown } }: FileButtonProps) => {
  const { t } = useTexts()
  const show = useTaskStart()
  const mayExport = useHeldRights().has('transaction_export')
  const [isOpen, setOpen] = useState(false)
  if (!mayExport) return null
  const named = new Map(all.map(({ id, header }) => [id, header]))
  return (
    <>
      <Button icon={<Icon of={Download} />} onClick={() => setOpen(true)}>
        {t('payments.export')}
      </Button>
      {isOpen && (
        <FileDialog
          title={t('payments.file_title')}
          count={undefined}
          columns={transactionColumns.map((id) => ({ id, label: named.get(id) ?? id }))}
          shown={[...shown, 'currency']}
          start={({ columns, format }) =>
            exportTransactions({ body: { filter: transactionsFilter(search), columns, format } })
          }
          onClose={() => setOpen(false)}
          onStarted={show}
        />
      )}
    </>
  )
}
