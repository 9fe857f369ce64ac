import { posix } from 'node:path'

/** Where an address in a file of a package leads inside the package; null where it leads out of it. */
export const pathInside = (file: string, address: string): string | null => {
  const plain = address.replace(/[?#].*$/, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(plain) || plain.startsWith('//')) return null
  let decoded = plain
  try {
    decoded = decodeURIComponent(plain)
  } catch {
    // It is a name with a per cent sign.
  }
  const path = posix.normalize(posix.join(posix.dirname(file), decoded.replaceAll('\\', '/')))
  return path.startsWith('..') || posix.isAbsolute(path) ? null : path
}
