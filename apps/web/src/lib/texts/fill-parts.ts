import { cloneElement, type ReactElement, type ReactNode } from 'react'

const element = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/

/**
 * Puts elements where a text marks them: `<0>words</0>` becomes `parts[0]` around the words, `<0/>` becomes `parts[0]`.
 * A mark without an element leaves its words.
 */
export const fillParts = (text: string, parts: Record<string, ReactElement>): ReactNode[] => {
  const found = element.exec(text)
  if (!found) return text === '' ? [] : [text]
  const [whole, paired, words = '', single] = found
  const part = parts[paired ?? single ?? '']
  const inner = fillParts(words, parts)
  const filled = part ? [cloneElement(part, { key: found.index }, ...(words === '' ? [] : inner))] : inner
  return [
    ...(found.index > 0 ? [text.slice(0, found.index)] : []),
    ...filled,
    ...fillParts(text.slice(found.index + whole.length), parts),
  ]
}
