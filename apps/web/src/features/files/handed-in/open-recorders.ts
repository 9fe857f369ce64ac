const places = new Set<string>()
const listeners = new Set<() => void>()
let list: readonly string[] = []

const tell = () => {
  list = [...places]
  for (const listener of listeners) listener()
}

/** The places at which something is being recorded on this page. */
export const openRecorders = {
  get: (): readonly string[] => list,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Notes that a recorder is open. @returns notes that it is closed */
  open: (place: string) => {
    places.add(place)
    tell()
    return () => {
      places.delete(place)
      tell()
    }
  },
}
