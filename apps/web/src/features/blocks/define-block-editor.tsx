import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import type { ComponentType } from 'react'
import type { BlockEditor, BlockEditorProps, UnitOf } from './block-editor.ts'
import type { EditedUnit } from './edited-unit.ts'

interface Definition<TypeId extends BuiltUnitType> {
  typeId: TypeId
  Editor: ComponentType<BlockEditorProps<UnitOf<TypeId>>>
  create: (key: string) => EditedUnit
}

/** Makes the registry's form of a kind's editor, which takes a unit of any kind and knows its own. */
export const defineBlockEditor = <const TypeId extends BuiltUnitType>({
  typeId,
  Editor,
  create,
}: Definition<TypeId>): BlockEditor<TypeId> => {
  const isOwn = (unit: EditedUnit): unit is UnitOf<TypeId> => unit.type_id === typeId
  return {
    typeId,
    create,
    Editor: ({ unit, ...rest }) => isOwn(unit) && <Editor unit={unit} {...rest} />,
  }
}
