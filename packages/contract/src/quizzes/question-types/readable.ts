import { plainText } from '../formulas.ts'
import { wordsOfThing, type Thing } from './common.ts'

/** Formulas as their TeX, and a picture without a text as what it shows: for whoever reads words alone. */
export const readable = <T>(value: T): T => read(value) as T

const read = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(read)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(each)]))
  return isThing(fields) && fields.image ? { ...fields, text: wordsOfThing(fields) } : fields
}

const isThing = (fields: object): fields is Thing =>
  'text' in fields && typeof fields.text === 'string' && 'image' in fields
