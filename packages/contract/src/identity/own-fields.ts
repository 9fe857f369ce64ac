import { z } from 'zod'

/** What a contact field holds: words, a number, yes or no, the chosen options, or nothing. */
export const contactFieldValue = z
  .union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(200)).max(100)])
  .nullable()
export type ContactFieldValue = z.infer<typeof contactFieldValue>

export const defaultFieldKeys = ['name', 'surname', 'phone', 'country', 'time_zone', 'language'] as const

/** One of the fields that every school asks. */
export const defaultField = z.object({
  key: z.enum(defaultFieldKeys),
  type: z.enum(['text', 'phone', 'select']),
  is_required: z.boolean(),
  value: z.string().nullable(),
})
export type DefaultField = z.infer<typeof defaultField>
