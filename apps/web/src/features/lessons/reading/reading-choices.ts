import { readingKey, setReading } from './restore-reading.ts'

/** How a reader likes texts to be set. */
export interface Reading {
  face: 'sans' | 'serif'
  size: 'small' | 'normal' | 'large'
  /** How long lines are. */
  measure: 'narrow' | 'normal' | 'wide'
  spacing: 'normal' | 'airy'
  /** The ground on which texts stand. */
  paper: 'plain' | 'warm' | 'sepia'
}

/** What this page is set in. @param kept what another device has kept, in its place */
export const readReading = (kept?: string): Reading => {
  const { dataset } = document.documentElement
  const own = [dataset['face'], dataset['textSize'], dataset['measure'], dataset['spacing'], dataset['paper']]
  const [face, size, measure, spacing, paper] = kept?.split(' ') ?? own
  return {
    face: face === 'serif' ? face : 'sans',
    size: size === 'small' || size === 'large' ? size : 'normal',
    measure: measure === 'narrow' || measure === 'wide' ? measure : 'normal',
    spacing: spacing === 'airy' ? spacing : 'normal',
    paper: paper === 'warm' || paper === 'sepia' ? paper : 'plain',
  }
}

/** Sets the page at once; `restoringScript` finds it again on the next one. @returns what is kept */
export const chooseReading = ({ face, size, measure, spacing, paper }: Reading): string => {
  const kept = [face, size, measure, spacing, paper].join(' ')
  setReading(kept)
  try {
    localStorage.setItem(readingKey, kept)
  } catch {
    // A device that keeps nothing sets this page alone.
  }
  return kept
}
