import type { PermissionString } from '@lectern/contract/kernel/permissions'

/** A call as a caller writes it. */
export interface SampleCall {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Rights that the call hands on: its caller must hold them besides what the operation asks. */
  readonly handsOn?: readonly PermissionString[]
}
