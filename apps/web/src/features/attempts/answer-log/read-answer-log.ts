import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'

/** So many entries are read of one attempt. */
export const mostEntries = 2_000

/** Of one page of a log. */
export const entriesPerPage = 100

/** A log as far as it was read. */
export interface ReadLog {
  readonly entries: readonly AnswerLogEntry[]
  /** There are more of them than are read. */
  readonly isCut: boolean
}

interface LogPage {
  readonly data: readonly AnswerLogEntry[]
  readonly meta: { readonly total: number; readonly last_page: number }
}

/** Reads a log of answers page by page, the first entry first. */
export const readAnswerLog = async (readPage: (page: number) => Promise<LogPage>): Promise<ReadLog> => {
  const entries: AnswerLogEntry[] = []
  for (let page = 1; entries.length < mostEntries; page += 1) {
    const { data, meta } = await readPage(page)
    entries.push(...data)
    if (page >= meta.last_page) return { entries, isCut: false }
  }
  return { entries, isCut: true }
}
