const nameOf = (service: string) => `lectern-service:${service}`

/** Keeps in this tab what ties the way to a service to the way back from it. */
export const keepServiceKey = (service: string, key: string): void =>
  sessionStorage.setItem(nameOf(service), key)

/** Takes it out again: it holds for one way back. */
export const takeServiceKey = (service: string): string | undefined => {
  const key = sessionStorage.getItem(nameOf(service)) ?? undefined
  sessionStorage.removeItem(nameOf(service))
  return key
}
