import { pageNotFound } from './page-flow.ts'

/** The id in an address; what cannot be one ends the page like an id that does not exist. */
export const readId = (value: string): number =>
  /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : pageNotFound()
