const loading = new Map<string, Promise<void>>()

/** Runs a host's script once for the page; a script that did not come is asked for again the next time. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address)
  if (known) return known
  const made = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(address)
      script.remove()
      reject(new Error(`${address} did not come`))
    })
    document.head.append(script)
  })
  loading.set(address, made)
  return made
}
