import { useOwnSetting } from '../../../frame/index.ts'

/** Lists that an author's settings keep (document 001 §3): each key with how many entries it holds. */
const lengths = { used_colors: 24, font_sizes: 12 } as const
type OwnListKey = keyof typeof lengths

/** A list with an entry put first; each entry stands once, the oldest go. */
export const withEntry = (list: readonly string[], entry: string, most: number): string[] =>
  [entry, ...list.filter((each) => each !== entry)].slice(0, most)

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/**
 * A list of the author's own settings, the latest first.
 *
 * @param wanted whether it is needed now: it is asked for when something that shows it opens
 */
export const useOwnList = (key: OwnListKey, wanted: boolean) => {
  const { value, keep } = useOwnSetting(key, wanted)
  const list = listOf(value)
  const add = (entry: string) => keep(withEntry(list, entry, lengths[key]))
  return { list, add }
}
