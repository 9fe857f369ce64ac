/** Signs that mean something in GIFT and stand for themselves behind a backslash. */
const signs = '~=#{}:>'

/** Where an unescaped `sign` stands in `text` at or behind `from`; -1 where it does not. */
export const findSign = (text: string, sign: string, from = 0): number => {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text.startsWith(sign, at)) return at
  }
  return -1
}

/** The text between unescaped signs, and where each part begins. */
export const splitAtSigns = (text: string, wanted: string): { sign: string; at: number; text: string }[] => {
  const parts: { sign: string; at: number; end: number }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (wanted.includes(sign)) {
      const last = parts.at(-1)
      if (last) last.end = at
      parts.push({ sign, at, end: text.length })
    }
  }
  return parts.map(({ sign, at, end }) => ({ sign, at, text: text.slice(at + 1, end) }))
}

/** The words that GIFT stands for. */
export const readSigns = (text: string): string => {
  let words = ''
  for (let at = 0; at < text.length; at += 1) {
    const next = text.charAt(at + 1)
    if (text[at] !== '\\' || next === '') words += text.charAt(at)
    else {
      at += 1
      if (next === 'n') words += '\n'
      else words += signs.includes(next) || next === '\\' ? next : `\\${next}`
    }
  }
  return words.trim()
}

/** Words as GIFT has them. */
export const writeSigns = (words: string): string => {
  const escaped = words
    .trim()
    .replaceAll('\r\n', '\n')
    .replace(/[\\~=#{}:]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
  return escaped.replaceAll('->', String.raw`-\>`)
}
