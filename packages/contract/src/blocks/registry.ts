import type { BlockType } from './block-type.ts'
import { quizBlock } from './types/quiz/index.ts'
import { textBlock } from './types/text/index.ts'
import { type BuiltUnitType, unitType } from './unit-types.ts'

/** Every kind of unit, by type_id. Total: a kind without an entry does not compile. */
export const blockTypes = {
  [unitType.text]: textBlock,
  [unitType.quiz]: quizBlock,
} satisfies { [TypeId in BuiltUnitType]: BlockType<TypeId> }

/** The kind of a unit, as the registry's form that takes any of them. */
export const blockTypeOf = (typeId: BuiltUnitType): BlockType => blockTypes[typeId]
