import { z } from 'zod'

interface KindWith<Shape extends z.ZodRawShape> {
  readonly attrs: Shape
}

/** The attributes of a kind of node, as its schema gives them. */
export type AttributesOf<Kind extends KindWith<z.ZodRawShape>> = z.output<z.ZodObject<Kind['attrs']>>

/** Attributes of a kind of node; null when the schema refuses what is given. */
export const readAttributes = <Shape extends z.ZodRawShape>(
  kind: KindWith<Shape>,
  given: unknown,
): z.output<z.ZodObject<Shape>> | null => z.object(kind.attrs).safeParse(given ?? {}).data ?? null
