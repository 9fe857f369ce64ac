/** Column names are the property names in snake_case. The same setting stands in `drizzle.config.ts`. */
export const columnCasing = 'snake_case' as const
