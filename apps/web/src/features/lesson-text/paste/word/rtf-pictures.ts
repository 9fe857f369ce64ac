const kinds = { png: 'png', jpeg: 'jpeg' } as const

/** A picture begins so; what stands between is its size, and groups that say where it came from. */
const picture = /\\(png|jpeg)blip(?:\\[a-z]+-?\d* ?|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\s)*([0-9a-f\s]{16,})/gi

const toBase64 = (hex: string): string => {
  const clean = hex.replaceAll(/\s/g, '')
  const bytes = Uint8Array.from({ length: Math.floor(clean.length / 2) }, (_, at) =>
    Number.parseInt(clean.slice(at * 2, at * 2 + 2), 16),
  )
  let letters = ''
  for (let at = 0; at < bytes.length; at += 32_768)
    letters += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(letters)
}

const isKind = (name: string): name is keyof typeof kinds => name in kinds

/**
 * The pictures of a text as rich text format, in their order, as `data:` addresses. Word's markup only names files of the author's disk:
 * the pictures themselves are on the clipboard in this form alone.
 */
export const rtfPictures = (rtf: string): string[] =>
  [...rtf.matchAll(picture)].flatMap(([, name = '', hex = '']) => {
    const kind = name.toLowerCase()
    return isKind(kind) ? [`data:image/${kinds[kind]};base64,${toBase64(hex)}`] : []
  })
