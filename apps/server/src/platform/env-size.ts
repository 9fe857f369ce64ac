import { z } from 'zod'

const units = { KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3, TiB: 1024 ** 4 } as const
const isUnit = (unit: string | undefined): unit is keyof typeof units => unit !== undefined && unit in units

/** Bytes: a whole number, alone or with its unit (`15GiB`). */
export const size = z
  .string()
  .regex(/^[1-9]\d{0,15}(KiB|MiB|GiB|TiB)?$/)
  .transform((text) => {
    const unit = /[A-Z].*$/.exec(text)?.[0]
    return Number.parseInt(text, 10) * (isUnit(unit) ? units[unit] : 1)
  })
  .refine(Number.isSafeInteger)
