import { useState } from 'react'
import { isSameWords, keepWords, newWords, readKeptWords, type Words } from './kept-words.ts'

/** What is written, kept on the device from the first letter until it is sent. @param start what stands there before */
export const useWords = (name: string, start: Partial<Words>) => {
  const [words, setWords] = useState<Words>(() => readKeptWords(name) ?? newWords(start))
  const [isKept, setKept] = useState(() => readKeptWords(name) !== null)
  return {
    words,
    isKept,
    change: (part: Partial<Words>) => {
      const next = newWords({ ...words, ...part })
      setWords(next)
      setKept(keepWords(name, isSameWords(next, start) ? null : next))
    },
    /** While something is on its way to them, they are found again after a reload. */
    hold: () => void keepWords(name, words),
    forget: () => {
      keepWords(name, null)
      setKept(false)
      setWords(newWords(start))
    },
  }
}
