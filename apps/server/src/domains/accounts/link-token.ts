import { createHash, randomBytes } from 'node:crypto'

/** A token for a link in a letter: only its hash is kept. */
export const newLinkToken = (): { token: string; hash: string } => {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOfLinkToken(token) }
}

export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')
