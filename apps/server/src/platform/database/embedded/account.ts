import { chmodSync, chownSync, lstatSync, readFileSync } from 'node:fs'

/** The system account that runs PostgreSQL, when it is another than ours. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const nobody: Account = { uid: 65_534, gid: 65_534 }

/**
 * Whom PostgreSQL runs as: it refuses root, so root lends it the owner of an existing database folder, else the account
 * `postgres`, else nobody. Anybody else runs it as himself (undefined).
 */
export const accountFor = (databaseFolder: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(databaseFolder) ?? accountNamed('postgres') ?? nobody
}

const ownerOf = (folder: string): Account | undefined => {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  return stats === undefined || stats.uid === 0 ? undefined : { uid: stats.uid, gid: stats.gid }
}

const accountNamed = (name: string): Account | undefined => {
  const fields = readPasswd()
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
  return Number.isInteger(uid) && uid > 0 && Number.isInteger(gid) ? { uid, gid } : undefined
}

const readPasswd = () => {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}

/** Makes `folder` private to `account`; without one it is private to us. */
export const giveTo = (folder: string, account: Account | undefined): void => {
  chmodSync(folder, 0o700)
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
}
