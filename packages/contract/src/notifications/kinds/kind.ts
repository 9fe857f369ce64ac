import type { z } from 'zod'
import type { NotificationGroup } from '../groups.ts'

/** One kind of notification: what is kept of it. Names and titles are not: they are looked up when it is told. */
export interface NotificationKindDefinition<Params extends z.ZodType = z.ZodType> {
  readonly group: NotificationGroup
  /** Ids, moments and numbers; kept with the row and parsed when read. */
  readonly params: Params
}

/** Declares a kind. */
export const defineKind = <Params extends z.ZodType>(
  kind: NotificationKindDefinition<Params>,
): NotificationKindDefinition<Params> => kind
