/** Where people take the offer of this code. */
export const offerLink = (code: string): string => `/offers/${code}`
