import type { Operation } from '@lectern/contract/kernel/operation'
import { z } from 'zod'

/**
 * The body of a change without what its caller was given and cannot change: whoever sends back what a GET answered names
 * also ids, counts and dates. Only fields that the answer of this very call names are left out, at the place where the answer
 * has them; any other unknown name reaches the schema, which refuses it.
 */
export const withoutGivenBack = ({ method, body, output }: Operation, sent: unknown): unknown => {
  if ((method !== 'PUT' && method !== 'PATCH') || body === undefined) return sent
  const answer = bare(output)
  const given = answer instanceof z.ZodObject ? own(answer.shape, 'data') : undefined
  return given === undefined ? sent : strip(body, given, sent)
}

type Schema = z.core.$ZodType

const strip = (body: Schema, given: Schema, sent: unknown): unknown => {
  const [into, from] = [bare(body), bare(given)]
  if (Array.isArray(sent)) {
    if (!(into instanceof z.ZodArray && from instanceof z.ZodArray)) return sent
    return sent.map((each: unknown) => strip(into.element, from.element, each))
  }
  if (typeof sent !== 'object' || sent === null) return sent
  const [taken, told] = [shapeFor(into, sent), shapeFor(from, sent)]
  if (taken === undefined || told === undefined) return sent
  const kept = Object.entries(sent).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const answered = own(told, name)
    const accepted = own(taken, name)
    if (answered === undefined) return [[name, value]]
    return accepted === undefined ? [] : [[name, strip(accepted, answered, value)]]
  })
  return Object.fromEntries(kept)
}

type Shape = Readonly<Record<string, Schema>>

const own = (shape: Shape, name: string): Schema | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined

/** The fields of an object, or of that kind of a discriminated object which the value says it is. */
const shapeFor = (schema: Schema, value: object): Shape | undefined => {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = schema.def
  const kind: unknown = Reflect.get(value, discriminator)
  for (const option of schema.options) {
    const inner = bare(option)
    if (!(inner instanceof z.ZodObject)) continue
    const tag = own(inner.shape, discriminator)
    if (tag !== undefined && z.safeParse(tag, kind).success) return inner.shape
  }
  return undefined
}

/** A schema without what is wrapped around it; of a transformation, what goes in. */
const bare = (schema: Schema): Schema => {
  if (schema instanceof z.ZodPipe) return bare(schema.def.in)
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  return isWrapped ? bare(schema.def.innerType) : schema
}
