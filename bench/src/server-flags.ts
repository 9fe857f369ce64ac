import { createRequire } from 'node:module'
import { z } from 'zod'

const settings: unknown = createRequire(import.meta.url)('../../scripts/server-flags.cjs')

/** The flags and the environment with which `npm start` runs the server. */
export const { serverFlags, serverEnv } = z
  .object({ serverFlags: z.array(z.string()), serverEnv: z.record(z.string(), z.string()) })
  .parse(settings)
