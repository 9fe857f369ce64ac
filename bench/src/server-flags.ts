import { createRequire } from 'node:module'
import { z } from 'zod'

const settings: unknown = createRequire(import.meta.url)('../../scripts/server-flags.cjs')

/** The flags with which `npm start` runs the server. */
export const { serverFlags } = z.object({ serverFlags: z.array(z.string()) }).parse(settings)
