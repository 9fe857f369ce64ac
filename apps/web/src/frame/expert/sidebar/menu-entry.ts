import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { LucideIcon } from 'lucide-react'
import type { TextId } from '../../../lib/texts/index.ts'

export interface MenuEntry {
  text: TextId
  icon: LucideIcon
  /** Where it leads; without one the document shows the entry disabled. */
  route?: string
  /** Where one more of the thing is made, and the right that this takes. */
  create?: { route: string; text: TextId; permission: PermissionString }
  /** Any of these lets a person see it (PRODUCT-business §17); entries that lead nowhere are there for everybody. */
  permission?: readonly PermissionString[]
  /** Its page stands. What is not built is not shown. */
  built: boolean
}

export interface MenuGroup {
  /** Entries of the top level have no group. */
  text?: TextId
  entries: readonly MenuEntry[]
}
