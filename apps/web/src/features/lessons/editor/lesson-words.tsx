import { Icon } from '@lectern/ui/layout/icon'
import { Text } from 'lucide-react'
import { useDraftState } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import styles from './lesson-words.module.css'
import type { SectionDocument } from './section/open-section.ts'
import { readingOf } from './words-of-units.ts'

interface LessonWordsProps {
  docs: ReadonlyMap<number, SectionDocument>
  /** The section that is being written. */
  active: SectionDocument
}

const restMs = 600

/** How many words the lesson holds, and how long they are read. */
export const LessonWords = ({ docs, active }: LessonWordsProps) => {
  const { t, locale } = useTexts()
  // A long text takes milliseconds to be counted: it is, when its author rests.
  const state = useRested(useDraftState(active), restMs)
  const drafts = [...docs.values()].map((doc) => (doc === active ? state : doc.state())?.content)
  const { words, minutes } = readingOf(
    drafts.flatMap((draft) => draft?.info_units ?? []),
    locale,
  )
  if (words === 0) return null
  return (
    <p className={styles.words}>
      <Icon of={Text} />
      {t('create-course.lesson_words', { words, minutes })}
    </p>
  )
}
