import type { PlacedFile } from '@lectern/contract/files/placed-file'
import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { FileKind } from '@lectern/contract/files/kinds'
import type { LucideIcon } from 'lucide-react'
import type { TextId } from '../../lib/texts/index.ts'
import type { EditedUnit } from './edited-unit.ts'

/** What the workbench says of one kind of unit, and how it makes one. */
export interface BlockDescription {
  readonly typeId: BuiltUnitType
  readonly icon: LucideIcon
  /** What a unit of this kind is called. */
  readonly name: TextId
  /** What adding one is called, and what it is good for. */
  readonly add: TextId
  readonly help: TextId
  /** More words under which the insert menu of a text finds it; left out for what is no insertion. */
  readonly searched?: TextId
  /** The key that adds one, as `?` lists it. */
  readonly key: { readonly letter: string; readonly label: TextId }
  /** A new unit. */
  readonly create: (key: string) => EditedUnit
  /** For a kind that files become when they are dropped, pasted or recorded. */
  readonly ofFiles?: {
    /** What making one of them is called. */
    readonly label: TextId
    readonly takes: (kinds: readonly FileKind[]) => boolean
    readonly create: (key: string, files: PlacedFile[]) => EditedUnit
  }
}
