import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token that cannot be guessed: 32 random bytes, written for addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It is random enough that a plain hash cannot be undone. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Six digits, for a letter. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const recoveryLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryGroups = [4, 4, 4]

/** A recovery code like `k3mp-x7qa-9t2v`: some 59 bits, without letters that look alike. */
export const newRecoveryCode = (): string =>
  recoveryGroups
    .map((length) =>
      Array.from({ length }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(''),
    )
    .join('-')
