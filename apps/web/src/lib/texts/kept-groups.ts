import { isLoadedGroup, type LoadedGroup } from './fetch-groups.ts'

const keyOf = (locale: string, group: string): string => `lectern-texts:${locale}:${group}`

const parse = (json: string | null): LoadedGroup | undefined => {
  if (json === null) return
  try {
    const kept: unknown = JSON.parse(json)
    return isLoadedGroup(kept) ? kept : undefined
  } catch {
    return
  }
}

/** The groups of `locale` that this device keeps. Empty where the device keeps nothing (private windows, full disk). */
export const readKept = (locale: string, groups: readonly string[]): Record<string, LoadedGroup> => {
  const kept: Record<string, LoadedGroup> = {}
  for (const group of groups) {
    try {
      const found = parse(localStorage.getItem(keyOf(locale, group)))
      if (found) kept[group] = found
    } catch {
      break
    }
  }
  return kept
}

/** Keeps groups on this device; writes only those whose hash changed. */
export const writeKept = (locale: string, groups: Record<string, LoadedGroup>): void => {
  const kept = readKept(locale, Object.keys(groups))
  for (const [group, fresh] of Object.entries(groups)) {
    if (kept[group]?.hash === fresh.hash) continue
    try {
      localStorage.setItem(keyOf(locale, group), JSON.stringify(fresh))
    } catch {
      return
    }
  }
}
