import type { InfoUnit } from '@lectern/contract/blocks/info-unit'
import type { BuiltUnitType } from '@lectern/contract/blocks/unit-types'

type WithoutServers<Unit> = Unit extends unknown ? Omit<Unit, 'id' | 'files' | 'copied'> : never

/** A unit as the editor holds it: known by its key, whether the server has seen it or not. */
export type EditedUnit = WithoutServers<InfoUnit>

/** What a unit of one kind holds. */
export type ContentOf<TypeId extends BuiltUnitType> = Extract<InfoUnit, { type_id: TypeId }>['content']
