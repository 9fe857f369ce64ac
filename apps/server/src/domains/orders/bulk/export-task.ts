import { Readable } from 'node:stream'
import { orderFileFormats } from '@lectern/contract/orders/bulk'
import { orderColumns } from '@lectern/contract/orders/order-list'
import { z } from 'zod'
import type { House } from '../../../platform/composition/domain.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { streamCsv, type TableCell } from '../../../platform/documents/read-csv.ts'
import { streamWorkbook } from '../../../platform/documents/sheets/stream-workbook.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findSchool } from '../../schools/index.ts'
import { defineFileTask, type FileWork, type TaskKind } from '../../tasks/index.ts'
import { presentOrderRows } from '../load-orders.ts'
import { listLines } from '../orders.repository.ts'
import { orderServices, type PaymentMethods } from '../services.ts'
import { lineColumns, lineRows, orderCells } from './order-file.ts'
import { listForFile } from './verdicts.repository.ts'

const preparedExport = z.object({
  columns: z.array(z.enum(orderColumns)),
  with_lines: z.boolean(),
  format: z.enum(orderFileFormats),
})
type PreparedExport = z.output<typeof preparedExport>

interface Parts {
  readonly reading: ReadDatabase
  readonly methods: PaymentMethods
}

const keptMs = 24 * 60 * 60 * 1000

const domain = 'orders'

/** The task that writes orders into a file. */
const exportTask = (parts: Parts): TaskKind =>
  defineFileTask({
    kind: `${domain}.export`,
    input: preparedExport,
    rights: ['order_export'],
    makeFile: async (work) => {
      const { format } = work.input
      const rows = rowsOf(parts, work)
      return {
        name: `orders-${work.taskId}.${format}`,
        stream: format === 'csv' ? Readable.from(streamCsv(rows)) : streamWorkbook(rows),
        keptMs,
      }
    },
  })

const rowsOf = async function* (
  { reading, methods }: Parts,
  { input: { columns, with_lines: withLines }, pages }: FileWork<PreparedExport>,
): AsyncGenerator<TableCell[][]> {
  yield [[...columns, ...(withLines ? lineColumns : [])]]
  for await (const { schoolId, ids, now } of pages) {
    const { timeZone: zone } = found(await findSchool(reading, schoolId))
    const rows = await listForFile(reading, schoolId, ids)
    const shown = await presentOrderRows(reading, methods, rows, now)
    const lines = Map.groupBy(withLines ? await listLines(reading, ids) : [], ({ orderId }) => orderId)
    yield shown.flatMap((order) =>
      withLines
        ? lineRows(order, lines.get(order.id) ?? [], columns, { zone, now })
        : [orderCells(order, columns, { zone, now })],
    )
  }
}

export const exportTaskOf = async ({ get, dependencies: { reading } }: House): Promise<TaskKind> =>
  exportTask({ reading, methods: await get(orderServices.paymentMethods) })
