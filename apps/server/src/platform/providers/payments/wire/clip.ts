/** Words of a provider, for the staff: 60 letters at most. */
export const clipWord = (word: string): string => word.slice(0, 60)

/** By what somebody paid, masked: `Visa •••• 4242`. */
export const maskedCard = (brand: string, last4: string): string =>
  clipWord(`${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} •••• ${last4}`)

/** A provider's id of a message: 200 letters at most. */
export const clipId = (id: string): string => id.slice(0, 200)

/** What is bought, as far as a provider takes it. */
export const clipTitle = (title: string, max: number): string => Array.from(title).slice(0, max).join('')
