import { useEffect, useRef, useState } from 'react'
import { report } from '../../../lib/reporting.ts'

/** An offer or a person to look as. */
export interface Picked {
  readonly id: number
  readonly name: string
}

/** One line of a list to pick from. */
export interface Listed extends Picked {
  readonly note: string
}

export interface ListedPage {
  readonly rows: readonly Listed[]
  readonly hasMore: boolean
}

/** Document 002 §9. */
export const previewListLimits = { page: 5, letters: 3, rest_ms: 800 } as const

interface State {
  readonly rows: readonly Listed[]
  readonly page: number
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

const waiting: State = { rows: [], page: 0, hasMore: false, isBusy: true, hasFailed: false }

/** Words that are looked for once typing has rested; emptying them counts at once, too few change nothing. */
const useAskedWords = (words: string): string => {
  const [asked, setAsked] = useState('')
  const trimmed = words.trim()
  useEffect(() => {
    if (trimmed !== '' && trimmed.length < previewListLimits.letters) return undefined
    const timer = setTimeout(() => setAsked(trimmed), trimmed === '' ? 0 : previewListLimits.rest_ms)
    return () => clearTimeout(timer)
  }, [trimmed])
  return trimmed === '' ? '' : asked
}

/** A list that is searched by words and grows page by page; a failure is logged (document 002 §8). */
export const usePreviewList = (words: string, load: (words: string, page: number) => Promise<ListedPage>) => {
  const [state, setState] = useState(waiting)
  const asked = useAskedWords(words)
  const latest = useRef(0)
  const fetchPage = async (page: number, before: readonly Listed[]) => {
    latest.current += 1
    const own = latest.current
    setState({ rows: before, page, hasMore: false, isBusy: true, hasFailed: false })
    try {
      const { rows, hasMore } = await load(asked, page)
      if (own !== latest.current) return
      setState({ rows: [...before, ...rows], page, hasMore, isBusy: false, hasFailed: false })
    } catch (error) {
      if (own !== latest.current) return
      report(error, 'list of a preview')
      setState({ rows: before, page: page - 1, hasMore: false, isBusy: false, hasFailed: true })
    }
  }
  useEffect(() => {
    void fetchPage(1, [])
    return () => {
      latest.current += 1
    }
    // oxlint-disable-next-line react/exhaustive-deps -- other words are another list
  }, [asked])
  const more = () => void fetchPage(state.page + 1, state.rows)
  return { ...state, asked, more }
}
