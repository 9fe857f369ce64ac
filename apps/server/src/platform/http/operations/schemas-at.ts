import { z } from 'zod'

/** The schemas that a value at a path may have. */
export const schemasAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] => {
  const inner = unwrapped(schema)
  if (inner) return inner.flatMap((each) => schemasAt(each, path))
  const [key, ...rest] = path
  if (key === undefined) return [schema]
  const part = partOf(schema, key)
  return part ? schemasAt(part, rest) : []
}

const partOf = (schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined => {
  if (isObject(schema)) return new Map(Object.entries(schema.shape)).get(String(key))
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}

const isObject = (schema: z.core.$ZodType): schema is z.ZodObject<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject

/** What a wrapper holds; undefined for a schema that wraps nothing. */
const unwrapped = (schema: z.core.$ZodType): readonly z.core.$ZodType[] | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()]
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return [schema.unwrap()]
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodLazy) return [schema.unwrap()]
  if (schema instanceof z.ZodPipe) return [schema.in]
  return schema instanceof z.ZodUnion ? schema.options : undefined
}
