import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import type { ComponentType } from 'react'
import type { EditedUnit } from './edited-unit.ts'

/** A unit of one kind. */
export type UnitOf<TypeId extends BuiltUnitType> = Extract<EditedUnit, { type_id: TypeId }>

/** What the editor of a unit is given; the unit's title and its tools stand around it already. */
export interface BlockEditorProps<Unit = EditedUnit> {
  unit: Unit
  onUnit: (unit: Unit) => void
  /** Grows when the content came from elsewhere than this editor. */
  version: number
  /** Write here at once: the unit was just added. */
  startHere: boolean
  /** Adds a unit below this one. */
  onAddBelow: (typeId: BuiltUnitType) => void
  /** The name of the unit for assistive technology. */
  label: string
}

/** How an author writes one kind of unit. */
export interface BlockEditor<TypeId extends BuiltUnitType = BuiltUnitType> {
  readonly typeId: TypeId
  readonly Editor: ComponentType<BlockEditorProps>
  /** A new unit of this kind. */
  readonly create: (key: string) => EditedUnit
}
