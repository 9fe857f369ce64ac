import { Readable } from 'node:stream'
import { orderFileFormats } from '@lectern/contract/orders/bulk'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { type TransactionColumn, transactionColumns } from '@lectern/contract/payments/transaction-list'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { z } from 'zod'
import type { House } from '../../../platform/composition/domain.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { amountCell, momentCell } from '../../../platform/documents/file-cells.ts'
import { streamCsv, type TableCell } from '../../../platform/documents/read-csv.ts'
import { streamWorkbook } from '../../../platform/documents/sheets/stream-workbook.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findSchool } from '../../schools/index.ts'
import { defineFileTask, type FileWork, type TaskKind } from '../../tasks/index.ts'
import { presentTransactions } from '../payments.presenter.ts'
import { listForFile } from '../transactions.repository.ts'

const preparedExport = z.object({
  columns: z.array(z.enum(transactionColumns)),
  format: z.enum(orderFileFormats),
})
type PreparedExport = z.output<typeof preparedExport>

const keptMs = 24 * 60 * 60 * 1000

/** What of a transaction came, or went back, after what the provider keeps. */
const netOf = ({ kind, amount, fee }: Transaction): number =>
  (kind === 'refund' ? -amount : amount) - (fee ?? 0)

/** The cell of a transaction in each column. */
const cells: Readonly<Record<TransactionColumn, (row: Transaction, zone: string) => TableCell>> = {
  order: ({ order }) => order.number,
  buyer: ({ buyer }) => buyer.name,
  email: ({ buyer }) => buyer.email ?? '',
  title: ({ title }) => title,
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  // A refund is below nothing, so that a column can be summed up.
  amount: ({ kind, amount, currency }) => amountCell(kind === 'refund' ? -amount : amount, currency),
  fee: ({ fee, currency }) => (fee === null ? '' : amountCell(fee, currency)),
  net: (row) => amountCell(netOf(row), row.currency),
  currency: ({ currency }) => currency,
  provider: ({ provider_id: provider }) => providerNameOf(provider) ?? 'by_hand',
  way: ({ way, method }) => way ?? method ?? '',
  card: ({ payer }) => payer ?? '',
  recorded: ({ created_at: at }, zone) => momentCell(at, zone),
  paid_at: ({ processed_at: at }, zone) => momentCell(at, zone),
  by: ({ by }) => by?.name ?? '',
  reason: ({ reason }) => reason ?? '',
  comment: ({ comment }) => comment ?? '',
  external_id: ({ external_id: external }) => external ?? '',
  test: ({ is_test: isTest }) => (isTest ? 1 : 0),
}

/** The task that writes transactions into a file. */
const exportTask = (reading: ReadDatabase): TaskKind =>
  defineFileTask({
    kind: 'payments.export',
    input: preparedExport,
    rights: ['transaction_export'],
    makeFile: async (work) => {
      const { format } = work.input
      const rows = rowsOf(reading, work)
      return {
        name: `transactions-${work.taskId}.${format}`,
        stream: format === 'csv' ? Readable.from(streamCsv(rows)) : streamWorkbook(rows),
        keptMs,
      }
    },
  })

const rowsOf = async function* (
  reading: ReadDatabase,
  { input: { columns }, pages }: FileWork<PreparedExport>,
): AsyncGenerator<TableCell[][]> {
  yield [[...columns]]
  for await (const { schoolId, ids } of pages) {
    const { timeZone: zone } = found(await findSchool(reading, schoolId))
    const shown = await presentTransactions(reading, await listForFile(reading, schoolId, ids))
    yield shown.map((row) => columns.map((column) => cells[column](row, zone)))
  }
}

export const exportTaskOf = ({ dependencies: { reading } }: House): TaskKind => exportTask(reading)
