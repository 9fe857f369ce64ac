import type { PracticeRow } from '@lectern/contract/practices/practice-row'

type Waiting = Pick<PracticeRow, 'claim'> & { readonly attempt: { readonly id: number } }

/** The one to which the key for the next one leads, as far as it is known: nobody else checks it, and it was not left for later. */
export const nextOf = <Row extends Waiting>(
  rows: readonly Row[],
  current: number,
  putAside: readonly number[],
): Row | undefined =>
  rows.find(
    ({ attempt: { id }, claim }) =>
      id !== current && !putAside.includes(id) && (claim === null || claim.is_own),
  )

/** What waits, in the order in which it comes: what was left for later at the end, and the one that is looked at always there. */
export const orderAhead = <Row extends Waiting>(
  rows: readonly Row[],
  current: Row,
  putAside: readonly number[],
): Row[] => {
  const isLater = ({ attempt: { id } }: Row) => id !== current.attempt.id && putAside.includes(id)
  const known = rows.map((row) => (row.attempt.id === current.attempt.id ? current : row))
  const all = known.includes(current) ? known : [current, ...known]
  return [...all.filter((row) => !isLater(row)), ...all.filter(isLater)]
}
