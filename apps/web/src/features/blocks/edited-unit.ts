import type { InfoUnit } from '@lectern/contract/blocks/info-unit'

type WithoutServers<Unit> = Unit extends unknown ? Omit<Unit, 'id' | 'files' | 'copied' | 'revision'> : never

/** A unit as the editor holds it: known by its key, whether the server has seen it or not. */
export type EditedUnit = WithoutServers<InfoUnit>
