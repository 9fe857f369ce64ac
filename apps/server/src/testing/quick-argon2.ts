import { hash as realHash } from '@node-rs/argon2/index.js'

// Stands in for @node-rs/argon2 in tests (vitest.config.ts): the hash of a test's password need not withstand guessing, and
// the real one costs 15 ms of a processor. A hash names its own cost, so `verify` is as quick.

export { verify } from '@node-rs/argon2/index.js'

export const hash = (password: string): Promise<string> =>
  realHash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
