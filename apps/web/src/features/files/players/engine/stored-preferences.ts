import { defaultVolume } from '../rules/constants.ts'

// Client-side storage of document 001 §7: playback position per unit and source, last volume, active player id.
const positionsKey = 'lectern-positions'
const volumeKey = 'lectern-volume'
const captionsKey = 'lectern-captions'
const captionsOnKey = 'lectern-captions-on'
const mostPositions = 200

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A device that keeps nothing begins at the beginning.
    return null
  }
}
const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is kept here.
  }
}

const isPosition = (entry: unknown): entry is [key: string, at: number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

const readPositions = (): Map<string, number> => {
  try {
    const kept: unknown = JSON.parse(read(positionsKey) ?? '[]')
    if (!Array.isArray(kept)) return new Map()
    return new Map(kept.filter(isPosition))
  } catch {
    return new Map()
  }
}

/** Seconds; null when nothing is kept. */
export const storedPosition = (key: string): number | null => readPositions().get(key) ?? null

/** The newest stand last; the oldest make room. Null forgets it. */
export const storePosition = (key: string, at: number | null): void => {
  const positions = readPositions()
  positions.delete(key)
  if (at !== null) positions.set(key, Math.round(at * 10) / 10)
  write(positionsKey, JSON.stringify([...positions].slice(-mostPositions)))
}

/** 0 to 100. */
export const storedVolume = (): number => {
  const kept = read(volumeKey)
  const volume = kept === null ? Number.NaN : Number(kept)
  return volume >= 0 && volume <= 100 ? volume : defaultVolume
}
export const storeVolume = (volume: number): void => write(volumeKey, String(Math.round(volume)))

/** The language of captions that was chosen last; empty: none. */
export const storedCaptions = (): string => read(captionsKey) ?? ''
/** The language in which captions were shown last, on or off now; empty: never. */
export const lastCaptions = (): string => read(captionsOnKey) ?? storedCaptions()
export const storeCaptions = (language: string): void => {
  write(captionsKey, language)
  if (language !== '') write(captionsOnKey, language)
}
