import { lazy, Suspense, useMemo, useState } from 'react'
import type { DraftState } from '../../../../../lib/drafts/index.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { ConflictDialog } from '../../../../../frame/index.ts'
import { decided, joinedNow, theirsNow } from './decide-section.ts'
import type { SectionDraft } from '../section-kind.ts'
import { unitWords } from '../section-words.ts'
import type { SectionDocument } from '../open-section.ts'
import styles from '../section-editor.module.css'

// With the library that compares: asked for when two texts are there to be compared.
const OneSide = lazy(async () => ({
  default: (await import('../../../../shown-text/pieces/index.ts')).OneSide,
}))

const Side = (sides: { words: string; other: string }) => (
  <p className={styles.conflictText}>
    <Suspense fallback={sides.words}>
      <OneSide {...sides} />
    </Suspense>
  </p>
)

/** A decision that was put off, until there is none any more: the next conflict is asked about at once. */
export const useLaterDecision = ({ conflict }: DraftState<SectionDraft>) => {
  const [isLater, setLater] = useState(false)
  if (isLater && !conflict) setLater(false)
  return {
    isLater,
    setLater,
    isUndecided: (key: string): boolean => isLater && conflict?.clashes.includes(key) === true,
  }
}

interface SectionConflictProps {
  doc: SectionDocument
  state: DraftState<SectionDraft>
  open: boolean
  onLater: () => void
}

/** Asks about units that were changed on two devices. */
export const SectionConflict = ({ doc, state, open, onLater }: SectionConflictProps) => {
  const { t } = useTexts()
  const joined = useMemo(() => (open ? joinedNow(doc, state) : undefined), [doc, state, open])
  if (!state.conflict || !joined) return null
  const mine = joined.content.info_units
  const theirs = theirsNow(doc, state.conflict).content
  const wordsOf = (units: typeof mine, key: string) =>
    units
      .filter((unit) => unit.key === key)
      .map(unitWords)
      .join('') || t('lesson-editor.unit_without_words')
  const views = joined.clashes.map((key) => ({
    key,
    title: t('lesson-editor.unit_number', { number: mine.findIndex((unit) => unit.key === key) + 1 }),
    mine: <Side words={wordsOf(mine, key)} other={wordsOf(theirs.info_units, key)} />,
    theirs: <Side words={wordsOf(theirs.info_units, key)} other={wordsOf(mine, key)} />,
  }))
  return (
    <ConflictDialog
      clashes={views}
      open={open}
      onLater={onLater}
      onDecide={(choices) => {
        doc.decide(decided(joined, theirs, choices))
      }}
    />
  )
}
