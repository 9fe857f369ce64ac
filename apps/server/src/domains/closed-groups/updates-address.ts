import { timingSafeEqual } from 'node:crypto'
import type { Dependencies } from '../../platform/dependencies.ts'
import { apiBase } from '../../platform/http/api-dependencies.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'

/** Whose events an address takes: those of one bot for one group. */
export interface UpdatesOf {
  readonly groupId: number
  readonly botId: number
}

/** Where events are told, below the address of the API; the last part names group and bot and cannot be made up. */
export const updatesPath = '/telegram/updates/:door'

const addressHash = (keys: KeyedTools, { groupId, botId }: UpdatesOf) =>
  keys.hash('group updates', 'address', groupId, botId)

/** What every told event carries in a header. */
export const updatesSecret = (keys: KeyedTools, { groupId, botId }: UpdatesOf): string =>
  keys.hash('group updates', 'secret', groupId, botId)

/** The address at which the platform tells about one group. Made anew from the key of the server: nothing is kept of it. */
export const updatesAddress = (
  { publicUrl, host, port }: Pick<Dependencies['env'], 'publicUrl' | 'host' | 'port'>,
  keys: KeyedTools,
  of: UpdatesOf,
): string => {
  const { origin } = new URL(publicUrl ?? `http://${host}:${port}`)
  const door = `${of.groupId}-${of.botId}-${addressHash(keys, of)}`
  return `${origin}${apiBase}${updatesPath.replace(':door', door)}`
}

const isSame = (a: string, b: string): boolean => {
  const [given, expected] = [Buffer.from(a), Buffer.from(b)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whose events come in by a door with a secret; null where either is not of this server. */
export const readDoor = (keys: KeyedTools, door: string, secret: string): UpdatesOf | null => {
  const [, groupId = '', botId = '', hash = ''] = /^(\d{1,15})-(\d{1,15})-([0-9a-f]{64})$/.exec(door) ?? []
  if (hash === '') return null
  const of = { groupId: Number(groupId), botId: Number(botId) }
  // Both are compared always, so that the time tells nothing of either.
  const [isDoor, isSecret] = [isSame(hash, addressHash(keys, of)), isSame(secret, updatesSecret(keys, of))]
  return isDoor && isSecret ? of : null
}
