import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP names first for it: 19 MiB, 2 passes, 1 lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash under which a password is kept. */
export const hashPassword = (password: string): Promise<string> => hash(password, argon2)

/**
 * Whether a password is the kept one. Without a kept hash it is compared with that of nobody, so that an unknown
 * address takes the same time as a known one (THREATS T51).
 */
export const isPassword = async (kept: string | null, password: string): Promise<boolean> => {
  const isRight = await verify(kept ?? (await hashOfNobody()), password)
  return kept !== null && isRight
}

let nobody: Promise<string> | undefined
const hashOfNobody = (): Promise<string> => (nobody ??= hashPassword(crypto.randomUUID()))
