import { type CurrencyCode, exponentOf } from '@lectern/contract/kernel/money/currency-codes'

/** An amount as a cell with which a program counts; its currency stands in a cell of its own. */
export const amountCell = (minor: bigint | number, currency: CurrencyCode): number =>
  Number(minor) / 10 ** exponentOf(currency)

/** A moment by the clock of a zone, as programs for tables read it; empty where there is none. */
export const momentCell = (at: Date | string | null, zone: string): string =>
  at === null
    ? ''
    : new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date(at),
      )
