import * as operations from '@lectern/contract/identity/profile.api'
import type { Alert } from '@lectern/contract/identity/profile'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { AlertSource } from './alerts.ts'
import { insertDismissal, listDismissed } from './alerts.repository.ts'

const severity = { danger: 0, warning: 1, info: 2 } as const

/** Binds what the signed-in person should know now. */
export const registerAlerts = (bind: Bind, sources: readonly AlertSource[]): void => {
  const current = async (db: ReadDatabase, userId: number, now: Date): Promise<Alert[]> => {
    const told: Alert[] = []
    // One after another: inside a transaction there is one connection.
    for (const source of sources) told.push(...(await source(db, { userId, now })))
    return told.toSorted((a, b) => severity[a.level] - severity[b.level])
  }

  bind(operations.listAlerts, async ({ db, actor, now }) => {
    const dismissed = await listDismissed(db, actor.userId)
    const alerts = await current(db, actor.userId, now)
    const shown = alerts.filter(({ key, can_dismiss }) => !can_dismiss || !dismissed.has(key))
    return { data: shown.slice(0, listLimits.alerts) }
  })

  bind(operations.dismissAlert, async ({ db: tx, actor, params, now }) => {
    const alerts = await current(tx, actor.userId, now)
    if (!alerts.some(({ key, can_dismiss }) => can_dismiss && key === params.key)) {
      throw notFound('no such alert now')
    }
    await insertDismissal(tx, actor.userId, params.key, now)
    return done
  })
}
