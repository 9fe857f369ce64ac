import { isDeepStrictEqual } from 'node:util'
import { volatileReason } from '@lectern/contract/kernel/volatile'
import type { FieldErrors } from '@lectern/contract/kernel/errors'
import type { Operation } from '@lectern/contract/kernel/operation'
import { z } from 'zod'

/** A field that the caller named and cannot change: where it stands in the body, and its value there. */
export interface GivenField {
  readonly path: readonly (string | number)[]
  /** Where the answer has it: entries of lists by what names them, for a change may move them. */
  readonly place: readonly Step[]
  readonly schema: Schema
  readonly value: unknown
}

type Step = string | { readonly index: number; readonly entry: unknown }
type Schema = z.core.$ZodType

/**
 * A body in two parts: what the operation takes, and what its caller was given and cannot change. Whoever sends back what a GET
 * answered names also ids, counts and dates. Only fields that the answer of this very call names are taken apart, at the place
 * where the answer has them; any other unknown name reaches the schema, which refuses it.
 */
export const partGivenBack = (
  operation: Operation,
  sent: unknown,
): { body: unknown; given: GivenField[] } => {
  const { body, output } = operation
  const answer = bare(output)
  const given = answer instanceof z.ZodObject ? own<Schema>(answer.shape, 'data') : undefined
  if (!takesBack(operation) || body === undefined || given === undefined) return { body: sent, given: [] }
  const fields: GivenField[] = []
  return { body: part(body, given, sent, { path: [], place: [] }, fields), given: fields }
}

/** A change whose answer can still be refused when it is known: it has one transaction for all it does. */
const takesBack = ({ method, repeat = 'stored' }: Operation) =>
  (method === 'PUT' || method === 'PATCH') && repeat === 'stored'

/**
 * Fields whose value is not the stored one.
 *
 * @param after what the call answers after its change
 * @param before what was stored before it, where that was asked for: a field that follows from others may name either
 */
export const changedFields = (
  given: readonly GivenField[],
  after: unknown,
  before?: unknown,
): FieldErrors => {
  if (given.length === 0) return {}
  const [then, earlier] = [asSent(after), asSent(before)]
  const changed = given.filter(({ place, schema, value }) => {
    const found = at(then, place)
    return found !== undefined && ![found, at(earlier, place)].some((each) => isSame(schema, value, each))
  })
  return Object.fromEntries(changed.map(({ path }) => [path.join('.'), ['not_editable']]))
}

const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null))

type Where = Pick<GivenField, 'path' | 'place'>

const below = ({ path, place }: Where, name: string | number, step: Step): Where => ({
  path: [...path, name],
  place: [...place, step],
})

const part = (body: Schema, given: Schema, sent: unknown, where: Where, fields: GivenField[]): unknown => {
  const [into, from] = [bare(body), bare(given)]
  if (Array.isArray(sent)) {
    if (!(into instanceof z.ZodArray && from instanceof z.ZodArray)) return sent
    return sent.map((entry: unknown, index) =>
      part(into.element, from.element, entry, below(where, index, { index, entry }), fields),
    )
  }
  if (!isRecord(sent)) return sent
  const [taken, told] = [shapeFor(into, sent), shapeFor(from, sent)]
  if (taken === undefined || told === undefined) return sent
  const kept = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const answered = own(told, name)
    const accepted = own(taken, name)
    if (answered === undefined) return [[name, value]]
    const here = below(where, name, name)
    if (accepted !== undefined) return [[name, part(accepted, answered, value, here, fields)]]
    if (!isVolatile(answered)) fields.push({ ...here, schema: answered, value })
    return []
  })
  return Object.fromEntries(kept)
}

/** What stands at a place of the answer; undefined where the change left no such entry. */
const at = (stored: unknown, place: readonly Step[]): unknown => {
  const [step, ...rest] = place
  if (step === undefined) return stored
  if (typeof step === 'string') return isRecord(stored) ? at(own(stored, step), rest) : undefined
  return Array.isArray(stored) ? at(twinOf(stored, step.entry, step.index), rest) : undefined
}

/** What tells the entries of a list apart, wherever they stand. */
const names = ['id', 'uuid', 'key'] as const

/** The entry of a list with the same name; without names the one at the same place. */
const twinOf = (list: readonly unknown[], entry: unknown, index: number): unknown => {
  const name = isRecord(entry) ? names.find((each) => own(entry, each) !== undefined) : undefined
  if (name === undefined || !isRecord(entry)) return list[index]
  return list.find((each) => isRecord(each) && own(each, name) === entry[name])
}

/** Whether a value is the stored one, volatile fields aside; lists of named entries in whatever order. */
const isSame = (schema: Schema, value: unknown, stored: unknown): boolean => {
  const known = bare(schema)
  if (known instanceof z.ZodArray && Array.isArray(value) && Array.isArray(stored)) {
    if (value.length !== stored.length) return false
    return value.every((entry, index) => isSame(known.element, entry, twinOf(stored, entry, index)))
  }
  if (!isRecord(value) || !isRecord(stored)) return isDeepStrictEqual(value, stored)
  const shape = shapeFor(known, stored)
  if (shape === undefined) return isDeepStrictEqual(value, stored)
  const all = new Set([...Object.keys(value), ...Object.keys(stored)])
  return [...all].every((name) => {
    const field = own(shape, name)
    if (field === undefined) return false
    return isVolatile(field) || isSame(field, own(value, name), own(stored, name))
  })
}

type Shape = Readonly<Record<string, Schema>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = <T>(fields: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** The fields of an object, or of that kind of a discriminated object which the value says it is. */
const shapeFor = (schema: Schema, value: object): Shape | undefined => {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = schema.def
  const kind: unknown = Reflect.get(value, discriminator)
  for (const option of schema.options) {
    const inner = bare(option)
    if (!(inner instanceof z.ZodObject)) continue
    const tag = own<Schema>(inner.shape, discriminator)
    if (tag !== undefined && z.safeParse(tag, kind).success) return inner.shape
  }
  return undefined
}

/** Whether a field moves by itself, whatever is wrapped around it. */
const isVolatile = (schema: Schema): boolean => {
  if (volatileReason(schema) !== undefined) return true
  const inner = innerOf(schema)
  return inner !== undefined && isVolatile(inner)
}

/** A schema without what is wrapped around it; of a transformation, what goes in. */
const bare = (schema: Schema): Schema => {
  const inner = innerOf(schema)
  return inner === undefined ? schema : bare(inner)
}

const innerOf = (schema: Schema): Schema | undefined => {
  if (schema instanceof z.ZodPipe) return schema.def.in
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  return isWrapped ? schema.def.innerType : undefined
}
