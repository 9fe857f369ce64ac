const nameOf = (id: string): string => `lectern-recording:${id}`

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Says to all tabs that a recording is under way in this one, until what is given back is called. */
export const holdRecording = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = navigator.locks?.request(nameOf(id), () => promise) ?? promise
  void held.then(tell)
  return resolve
}

/** Told whenever this tab lets go of a recording. @returns ends it */
export const onRecordingLeft = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The recordings that no tab is working on. */
export const leftOnes = async <T extends { id: string }>(recordings: readonly T[]): Promise<T[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const busy = new Set(held.map(({ name }) => name))
  return recordings.filter(({ id }) => !busy.has(nameOf(id)))
}
