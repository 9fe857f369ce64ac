import { Icon } from '@lectern/ui/layout/icon'
import { Text } from 'lucide-react'
import { useDraftStates } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { useMemo } from 'react'
import styles from './lesson-words.module.css'
import type { SectionDocument } from './section/open-section.ts'
import { readingOf } from './words-of-units.ts'

const restMs = 600

/** How many words the lesson holds, and how long they are read; nothing until all of its sections are there. */
export const LessonWords = ({ docs }: { docs: ReadonlyMap<number, SectionDocument> }) => {
  const { t, locale } = useTexts()
  const sections = useMemo(() => [...docs.values()], [docs])
  // A long text takes milliseconds to be counted: it is, when its author rests.
  const states = useRested(useDraftStates(sections), restMs)
  if (states.length < sections.length || states.includes(undefined)) return null
  const units = states.flatMap((state) => state?.content.info_units ?? [])
  const { words, minutes } = readingOf(units, locale)
  if (words === 0) return null
  return (
    <p className={styles.words}>
      <Icon of={Text} />
      {t('lesson-editor.lesson_words', { words, minutes })}
    </p>
  )
}
