interface Offer {
  prompt: () => Promise<unknown>
}

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function'

/** Installs the school on this device, where the browser has offered it (the document keeps the offer); undefined elsewhere. */
export const installOffer = (): (() => void) | undefined => {
  const offer: unknown = Reflect.get(window, 'lecternInstall')
  if (!isOffer(offer)) return undefined
  return () => {
    // An offer is good once.
    Reflect.deleteProperty(window, 'lecternInstall')
    void offer.prompt().catch(() => undefined)
  }
}
