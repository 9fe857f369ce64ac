import { lazy, Suspense } from 'react'
import { decideClashes, type DraftState } from '../../../../lib/drafts/index.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ConflictDialog } from '../../../../frame/index.ts'
import type { SectionDraft } from './section-kind.ts'
import { unitWords } from './section-words.ts'
import type { SectionDocument } from './use-section-docs.ts'
import styles from './section-editor.module.css'

// With the library that compares: asked for when two texts are there to be compared.
const OneSide = lazy(async () => ({ default: (await import('../versions/pieces.tsx')).OneSide }))

const Side = (sides: { words: string; other: string }) => (
  <p className={styles.conflictText}>
    <Suspense fallback={sides.words}>
      <OneSide {...sides} />
    </Suspense>
  </p>
)

interface SectionConflictProps {
  doc: SectionDocument
  state: DraftState<SectionDraft>
}

/** Asks about units that were changed on two devices. */
export const SectionConflict = ({ doc, state: { conflict } }: SectionConflictProps) => {
  const { t } = useTexts()
  if (!conflict) return null
  const mine = conflict.content.info_units
  const theirs = conflict.theirs.content.info_units
  const wordsOf = (units: typeof mine, key: string) =>
    units
      .filter((unit) => unit.key === key)
      .map(unitWords)
      .join('') || t('create-course.unit_without_words')
  const views = conflict.clashes.map((key) => ({
    key,
    title: t('create-course.unit_number', { number: mine.findIndex((unit) => unit.key === key) + 1 }),
    mine: <Side words={wordsOf(mine, key)} other={wordsOf(theirs, key)} />,
    theirs: <Side words={wordsOf(theirs, key)} other={wordsOf(mine, key)} />,
  }))
  return (
    <ConflictDialog
      clashes={views}
      onDecide={(choices) => {
        const units = decideClashes(mine, theirs, choices, {
          keyOf: (unit) => unit.key,
          copy: (unit) => ({ ...unit, key: newKey() }),
        })
        doc.decide({ ...conflict.content, info_units: units })
      }}
    />
  )
}
