import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
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

/** How an author writes a unit: it takes one of any kind, and draws its own. */
export type BlockEditor = ComponentType<BlockEditorProps>

/** Makes the registry's form of a kind's editor. */
export const editorOf = <const TypeId extends BuiltUnitType>(
  typeId: TypeId,
  Editor: ComponentType<BlockEditorProps<UnitOf<TypeId>>>,
): BlockEditor => {
  const isOwn = (unit: EditedUnit): unit is UnitOf<TypeId> => unit.type_id === typeId
  const Own = ({ unit, ...rest }: BlockEditorProps) => isOwn(unit) && <Editor unit={unit} {...rest} />
  return Own
}
