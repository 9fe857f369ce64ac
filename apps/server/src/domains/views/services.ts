import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ViewedListName, ViewQuery } from '@lectern/contract/views/views'
import type { z } from 'zod'
import { defineExtensionPoint } from '../../platform/composition/services.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SQL } from '../../platform/database/sql.ts'
import type { StaffSeat } from '../../platform/http/call.ts'

/** Who looks at a list. */
export interface ListReader {
  readonly staff: StaffSeat
  readonly userId: number
  readonly now: Date
}

/** A list that can be kept as views. */
export interface ViewedList {
  readonly name: ViewedListName
  /** One of these opens the list. */
  readonly rights: readonly PermissionString[]
  /** What may be asked of the list. */
  readonly query: z.ZodType
  /**
   * Ids of the rows that a query finds, as far as the reader sees them; null where it names what the school does not have any more.
   */
  readonly rowsOf: (db: ReadDatabase, reader: ListReader, query: ViewQuery) => Promise<SQL | null>
}

/** What domains above add to the views: their lists. */
export const viewPoints = { lists: defineExtensionPoint<ViewedList>('views.viewedLists') }
