import type { ImportColumn } from '@lectern/contract/contacts/imports/contact-imports'
import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { emailPattern, normalEmail } from '@lectern/contract/identity/email-address'

const phoneLike = /^\+?[\d\s().-]{7,22}$/
const dateLike = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})([ T]\d{1,2}:\d{2}.*)?$/
const sampleLength = 80

const looksLikeEmail = (cell: string): boolean => cell.includes('@') && emailPattern.test(normalEmail(cell))

const looksLikePhone = (cell: string): boolean =>
  phoneLike.test(cell) && cell.replaceAll(/\D/g, '').length >= 7 && !dateLike.test(cell)

/** Gathers what the cells of a column look like, while they pass. */
export const createColumnLook = (header: string) => {
  const samples: string[] = []
  const values = new Set<string>()
  const counts = { filled: 0, emails: 0, phones: 0, dates: 0 }
  return {
    see: (cell: string): void => {
      if (cell === '') return
      counts.filled += 1
      if (looksLikeEmail(cell)) counts.emails += 1
      else if (dateLike.test(cell)) counts.dates += 1
      else if (looksLikePhone(cell)) counts.phones += 1
      const value = cell.slice(0, sampleLength)
      if (samples.length < importLimits.samples && !samples.includes(value)) samples.push(value)
      if (values.size < importLimits.distinct) values.add(value)
    },
    told: (): ImportColumn => ({ header, samples, ...counts, distinct: values.size }),
  }
}
