import { useEffect, useEffectEvent } from 'react'
import { follow } from './follow.ts'
import type { News } from './page-line.ts'

/** Calls `onNews` when something happened to a thing while the page shows it; what, its ordinary call tells. */
export const useLive = (name: string | undefined, onNews: (news: News) => void): void => {
  const hear = useEffectEvent(onNews)
  useEffect(() => (name === undefined ? undefined : follow(name, (news) => hear(news))), [name])
}
