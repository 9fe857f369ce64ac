const nameOf = (id: string): string => `lectern-recording:${id}`

/** Says to all tabs that a recording is under way in this one, until what is given back is called. */
export const holdRecording = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(nameOf(id), () => promise)
  return resolve
}

/** The recordings that no tab is working on. */
export const leftOnes = async <T extends { id: string }>(recordings: readonly T[]): Promise<T[]> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const busy = new Set(held.map(({ name }) => name))
  return recordings.filter(({ id }) => !busy.has(nameOf(id)))
}
