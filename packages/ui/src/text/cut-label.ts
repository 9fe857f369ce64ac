import { graphemesOf } from './graphemes.ts'

const limit = 48

/** A label of at most 48 characters, the last of them an ellipsis when something was cut (document 000 §5). */
export const cutLabel = (label: string): string => {
  const characters = graphemesOf(label)
  if (characters.length <= limit) return label
  const kept = characters.slice(0, limit - 1).join('')
  return `${kept.trimEnd()}…`
}
