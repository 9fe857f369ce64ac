import { renewInvitation } from '../domains/staff/index.ts'
import type { Transaction } from '../platform/database/pool.ts'
import type { Env } from '../platform/env.ts'

/** Lines that tell the operator how the first owner signs up. An earlier link stops working. */
export const firstOwnerLink = async (
  tx: Transaction,
  env: Pick<Env, 'publicUrl' | 'host' | 'port'>,
  now: Date,
): Promise<string[]> => {
  const invitation = await renewInvitation(tx, now)
  return [
    'There is no school yet. Whoever opens this link within 24 hours becomes the owner of the first one; it works once:',
    `${addressOf(env)}/register?invite=${invitation}`,
  ]
}

const everyAddress = new Set(['0.0.0.0', '::'])

const addressOf = ({ publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>): string => {
  if (publicUrl !== undefined) return publicUrl
  if (everyAddress.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
