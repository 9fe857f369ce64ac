const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * The menu entry under which a page says that it stands, by what its route has loaded: the address of a lesson does not tell
 * whether it belongs to a course or a marathon. Undefined for pages whose address tells.
 */
export const listOfPage = (loaded: unknown): string | undefined => {
  const href = partOf(partOf(loaded, 'list'), 'href')
  return typeof href === 'string' ? href : undefined
}
