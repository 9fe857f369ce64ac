import { plainText } from '../../formulas.ts'
import type { Thing } from './common.ts'
import { wordsOfThing } from './thing-words.ts'

/** Formulas as their TeX, and a picture without a text as what it shows: for whoever reads words alone. */
export const readable = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each)]))
  return isThing(fields) && fields.image ? { ...fields, text: wordsOfThing(fields) } : fields
}

const isThing = (fields: object): fields is Thing =>
  'text' in fields && typeof fields.text === 'string' && 'image' in fields
