import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'

type WithoutId<Unit> = Unit extends unknown ? Omit<Unit, 'id'> : never

/** A unit as the editor holds it: known by its key, whether the server has seen it or not. */
export type EditedUnit = WithoutId<InfoUnit>

/** What a unit of one kind holds. */
export type ContentOf<TypeId extends BuiltUnitType> = Extract<InfoUnit, { type_id: TypeId }>['content']
