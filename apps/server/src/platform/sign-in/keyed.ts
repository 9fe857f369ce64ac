import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a key of this server can do: a keyed hash, a signature, and sealing. */
export interface KeyedTools {
  /** A hash that nobody can compute, or try through, without the key. */
  hash(...parts: readonly (string | number)[]): string
  /** `payload` with its signature, for an address. */
  sign(payload: string): string
  /** Whether two texts are the same, without telling by its time how much of them is. */
  isSame(left: string, right: string): boolean
  /** The payload of a signed text; null when it was not signed here. */
  open(signed: string): string | null
  /** Encrypts a short text (AES-256-GCM). */
  seal(text: string): string
  /** @throws Error when the text was not sealed with this key */
  unseal(sealed: string): string
}

const partsOfKey = { hash: 'hash', sign: 'signature', seal: 'seal' } as const

/** @param key 32 random bytes; each use gets a key of its own derived from it */
export const keyedTools = (key: Uint8Array): KeyedTools => {
  const derived = (use: string) => createHmac('sha256', key).update(use).digest()
  const [hashKey, signKey, sealKey] = [
    derived(partsOfKey.hash),
    derived(partsOfKey.sign),
    derived(partsOfKey.seal),
  ]
  const signatureOf = (payload: string) => createHmac('sha256', signKey).update(payload).digest()
  return {
    hash: (...parts) => createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('hex'),
    sign: (payload) =>
      `${Buffer.from(payload).toString('base64url')}.${signatureOf(payload).toString('base64url')}`,
    isSame: (left, right) => {
      const [a, b] = [Buffer.from(left), Buffer.from(right)]
      return a.length === b.length && timingSafeEqual(a, b)
    },
    open: (signed) => {
      const [body = '', signature = ''] = signed.split('.')
      const payload = Buffer.from(body, 'base64url').toString('utf8')
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(payload)]
      return given.length === expected.length && timingSafeEqual(given, expected) ? payload : null
    },
    seal: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
