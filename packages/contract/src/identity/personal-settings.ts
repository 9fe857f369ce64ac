import { z } from 'zod'

/** What a setting of the interface holds: words, a number, a flag, or a list of them (document 001 §3, `used_colors`). */
const personalSettingItem = z.union([z.string(), z.number(), z.boolean()])

export const personalSettingValue = z.union([personalSettingItem, z.array(personalSettingItem)])
export type PersonalSettingValue = z.infer<typeof personalSettingValue>

export const personalSetting = z.object({ key: z.string(), value: personalSettingValue })

export const personalSettingLimits = { keys: 100, keyLength: 64, valueLength: 2000 } as const

export const personalSettingChange = z.object({
  key: z
    .string()
    .max(personalSettingLimits.keyLength)
    .regex(/^[a-z0-9_.-]+$/),
  value: personalSettingValue.refine(
    (value) =>
      typeof value === 'string'
        ? value.length <= personalSettingLimits.valueLength
        : JSON.stringify(value).length <= personalSettingLimits.valueLength,
    'too_big',
  ),
})
