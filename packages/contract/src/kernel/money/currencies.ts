import { z } from 'zod'
import { isActiveCurrency, isCurrencyCode } from './currency-codes.ts'

/** What pages need of currencies stands apart: a learner's page loads no schemas. */
export {
  type CurrencyCode,
  currencyCodes,
  exponentOf,
  isActiveCurrency,
  isCurrencyCode,
} from './currency-codes.ts'

/** An ISO 4217 code as amounts carry it. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine(isCurrencyCode, 'unknown_currency')

/** A currency that somebody chooses; small letters are taken too. */
export const chosenCurrency = z.string().length(3).toUpperCase().refine(isActiveCurrency, 'unknown_currency')
